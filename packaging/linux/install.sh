#!/bin/sh
# Puts dokodesk into your menu and opens .doko files with it; nothing outside your home folder changes.
# ./install.sh --remove takes it out again. Your matches and preferences are never touched.
set -eu
here=$(cd -- "$(dirname -- "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
entry=$data/applications/dokodesk.desktop
mime=$data/mime/packages/dokodesk-mime.xml
info=$data/metainfo/org.dokodesk.dokodesk.metainfo.xml

refresh() {
    if command -v update-desktop-database >/dev/null 2>&1; then
        update-desktop-database "$data/applications" || true
    fi
    if command -v update-mime-database >/dev/null 2>&1; then
        update-mime-database "$data/mime" || true
    fi
}

if [ "${1:-}" = --remove ]; then
    rm -f -- "$entry" "$mime" "$info"
    for size in 16 24 32 48 64 128 256 512; do
        rm -f -- "$data/icons/hicolor/${size}x${size}/apps/dokodesk.png"
    done
    rm -f -- "$data/icons/hicolor/scalable/apps/dokodesk.svg"
    refresh
    echo "dokodesk is no longer in your menu. The folder $here can be deleted."
    exit 0
fi

mkdir -p "$data/applications" "$data/mime/packages" "$data/metainfo"
# A desktop entry wants double quotes around a path, and a backslash before what is special in it.
quoted=$(printf '%s' "$here/dokodesk" | sed 's/[\\"`$]/\\\\&/g; s/%/%%/g')
awk -v program="$quoted" '
    BEGIN { gsub(/\\/, "\\\\", program); gsub(/&/, "\\\\&", program) }
    /^TryExec=/ { next }
    /^Exec=/ { sub(/^Exec=dokodesk/, "Exec=\"" program "\"") }
    { print }
' "$here/share/dokodesk.desktop" >"$entry"
cp -- "$here/share/dokodesk-mime.xml" "$mime"
cp -- "$here/share/org.dokodesk.dokodesk.metainfo.xml" "$info"
for size in 16 24 32 48 64 128 256 512; do
    mkdir -p "$data/icons/hicolor/${size}x${size}/apps"
    cp -- "$here/share/icons/app_$size.png" "$data/icons/hicolor/${size}x${size}/apps/dokodesk.png"
done
mkdir -p "$data/icons/hicolor/scalable/apps"
cp -- "$here/share/icons/app.svg" "$data/icons/hicolor/scalable/apps/dokodesk.svg"
refresh
echo "dokodesk is in your menu now. To take it out again: $0 --remove"
