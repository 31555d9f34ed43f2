<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="vi" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About dokodesk</source>
        <translation>Giới thiệu dokodesk</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Phiên bản {version}</translation>
    </message>
    <message>
        <source>Doppelkopf for one person against three computer players, offline.</source>
        <translation>Doppelkopf cho bạn với ba người chơi máy, không cần mạng.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Giấy phép</translation>
    </message>
    <message>
        <source>dokodesk is free software under the MIT licence: you may use, copy, change and pass it on, as long as the licence text stays with it. There is no warranty. The cards, portraits and signs were drawn for this program and are under the same licence.</source>
        <translation>dokodesk là phần mềm tự do theo giấy phép MIT: bạn được dùng, sao chép, sửa đổi và chia sẻ chương trình, miễn là kèm theo văn bản giấy phép. Không có bảo hành nào. Lá bài, chân dung và biểu tượng được vẽ riêng cho chương trình này và theo cùng giấy phép.</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Được làm với</translation>
    </message>
    <message>
        <source>{name}: {licence}</source>
        <translation>{name}: {licence}</translation>
    </message>
    <message>
        <source>Your files</source>
        <translation>Tệp của bạn</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New match…</source>
        <extracomment>Name, words in the menu, words in the tool bar and in lists, keys, picture.</extracomment>
        <translation>Trận &amp;mới…</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Trận mới</translation>
    </message>
    <message>
        <source>&amp;Go on playing</source>
        <translation>&amp;Chơi tiếp</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Chơi tiếp</translation>
    </message>
    <message>
        <source>Next &amp;deal</source>
        <translation>&amp;Ván kế tiếp</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Ván kế</translation>
    </message>
    <message>
        <source>&amp;End match…</source>
        <translation>&amp;Kết thúc trận…</translation>
    </message>
    <message>
        <source>End match</source>
        <translation>Kết thúc trận</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>T&amp;hoát</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Thoát</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Bảng điểm</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Bảng điểm</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Nước vừa rồi</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Nước vừa rồi</translation>
    </message>
    <message>
        <source>&amp;Rules in force</source>
        <translation>&amp;Luật đang dùng</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Luật</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>T&amp;oàn màn hình</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Toàn màn hình</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Tùy chọn…</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Tùy chọn</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Bàn phím</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Bàn phím</translation>
    </message>
    <message>
        <source>Deal of the da&amp;y</source>
        <translation>Ván trong n&amp;gày</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Ván trong ngày</translation>
    </message>
    <message>
        <source>&amp;Learn Doppelkopf</source>
        <translation>&amp;Học Doppelkopf</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Học</translation>
    </message>
    <message>
        <source>&amp;Practise with open cards</source>
        <translation>&amp;Tập với bài ngửa</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Tập</translation>
    </message>
    <message>
        <source>&amp;Order of the trumps</source>
        <translation>Thứ tự &amp;bài chủ</translation>
    </message>
    <message>
        <source>Order of the trumps</source>
        <translation>Thứ tự bài chủ</translation>
    </message>
    <message>
        <source>&amp;Trainers and puzzles</source>
        <translation>&amp;Luyện tập và câu đố</translation>
    </message>
    <message>
        <source>Trainers</source>
        <translation>Luyện tập</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>Lịch &amp;sử</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Lịch sử</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>&amp;Thống kê</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Thống kê</translation>
    </message>
    <message>
        <source>Re&amp;view the deal</source>
        <translation>Phân tích &amp;ván</translation>
    </message>
    <message>
        <source>Re&amp;view the last deal</source>
        <translation type="vanished">Phân tích &amp;ván vừa rồi</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Phân tích</translation>
    </message>
    <message>
        <source>Review the whole &amp;match</source>
        <translation>Phân tích &amp;cả trận</translation>
    </message>
    <message>
        <source>Review the match</source>
        <translation>Phân tích trận</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Gợi ý</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Gợi ý</translation>
    </message>
    <message>
        <source>Score s&amp;heet for a real evening…</source>
        <translation>Ghi điểm cho b&amp;uổi chơi thật…</translation>
    </message>
    <message>
        <source>Score sheet for a real evening</source>
        <translation>Ghi điểm cho buổi chơi thật</translation>
    </message>
    <message>
        <source>Deal &amp;codes…</source>
        <translation>Mã vá&amp;n…</translation>
    </message>
    <message>
        <source>Deal codes</source>
        <translation>Mã ván</translation>
    </message>
    <message>
        <source>&amp;Import a score sheet…</source>
        <translation>Nhậ&amp;p bảng điểm…</translation>
    </message>
    <message>
        <source>Import a score sheet</source>
        <translation>Nhập bảng điểm</translation>
    </message>
    <message>
        <source>&amp;Open a record…</source>
        <translation>Mở &amp;bản ghi…</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Mở bản ghi</translation>
    </message>
    <message>
        <source>Does it &amp;peek?</source>
        <translation>Máy có &amp;nhìn trộm không?</translation>
    </message>
    <message>
        <source>Does it peek?</source>
        <translation>Máy có nhìn trộm không?</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>Sách hướng &amp;dẫn</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Hướng dẫn</translation>
    </message>
    <message>
        <source>Save a &amp;fault report…</source>
        <translation>&amp;Lưu báo cáo lỗi…</translation>
    </message>
    <message>
        <source>Save a fault report</source>
        <translation>Lưu báo cáo lỗi</translation>
    </message>
    <message>
        <source>&amp;About dokodesk</source>
        <translation>&amp;Giới thiệu dokodesk</translation>
    </message>
    <message>
        <source>About dokodesk</source>
        <translation>Giới thiệu dokodesk</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>What an area of the program brings is hidden until that area has connected it.</extracomment>
        <translation>&amp;Ván bài</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Xem</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Học</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Cài đặt</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Trợ giúp</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <extracomment>Beside its words a button of the bar takes this, in heights of a line; a gap takes that.</extracomment>
        <translation>&amp;Ngôn ngữ</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Theo &amp;hệ thống</translation>
    </message>
</context>
<context>
    <name>AgainDialog</name>
    <message>
        <source>Play this deal again</source>
        <extracomment>The row of buttons and the margins.</extracomment>
        <translation>Chơi lại ván này</translation>
    </message>
    <message>
        <source>The same cards for everybody. It is kept under the original and does not count.</source>
        <translation>Mọi người có cùng bài như cũ. Ván được giữ dưới ván gốc và không tính.</translation>
    </message>
    <message>
        <source>as before: {rules}</source>
        <translation>như cũ: {rules}</translation>
    </message>
    <message>
        <source>You play for</source>
        <translation>Bạn chơi thay</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Luật</translation>
    </message>
    <message>
        <source>The others play</source>
        <translation>Những người khác chơi</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Chia</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
</context>
<context>
    <name>Amounts</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n lá</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n nước</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>owes %n solo(s)</source>
        <translation>
            <numerusform>còn nợ %n solo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solo(s) due</source>
        <translation>
            <numerusform>còn %n solo phải chơi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n more card(s)</source>
        <translation>
            <numerusform>còn %n lá nữa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s) to offer</source>
        <translation>
            <numerusform>Chọn %n lá để đưa đi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give %n card(s) back to {name}</source>
        <translation>
            <numerusform>Trả %n lá cho {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) lie there, all of {name}&apos;s trumps among them.</source>
        <translation>
            <numerusform>Có %n lá nằm đó, gồm mọi lá chủ của {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) returned</source>
        <translation>
            <numerusform>trả lại %n lá chủ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lays out %n card(s).</source>
        <translation>
            <numerusform>{name} đặt %n lá xuống.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives %n card(s) back.</source>
        <translation>
            <numerusform>{name} trả lại %n lá.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the trick with %n point(s).</source>
        <translation>
            <numerusform>{name} ăn nước với %n điểm.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay out %n card(s).</source>
        <translation>
            <numerusform>Bạn đặt %n lá xuống.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n card(s) back.</source>
        <translation>
            <numerusform>Bạn trả lại %n lá.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the trick with %n point(s).</source>
        <translation>
            <numerusform>Bạn ăn nước với %n điểm.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AuditWords</name>
    <message>
        <source>Deal {number}: {text}</source>
        <translation>Ván {number}: {text}</translation>
    </message>
    <message>
        <source>the scores add up to {found} instead of 0.</source>
        <translation>tổng điểm là {found} thay vì 0.</translation>
    </message>
    <message>
        <source>the scores add up to {found} instead of 0; probably {person}&apos;s is wrong.</source>
        <translation>tổng điểm là {found} thay vì 0; có lẽ điểm của {person} bị sai.</translation>
    </message>
    <message>
        <source>the scores are neither two against two nor one against three.</source>
        <translation>điểm không phải hai chống hai, cũng không phải một chống ba.</translation>
    </message>
    <message>
        <source>from here on some totals are even and others odd; with four players that cannot be.</source>
        <translation>từ đây có tổng chẵn, có tổng lẻ; với bốn người chơi thì không thể.</translation>
    </message>
    <message>
        <source>{found} players have a score instead of 4.</source>
        <translation>{found} người có điểm thay vì 4.</translation>
    </message>
    <message>
        <source>partners have different scores.</source>
        <translation>đồng đội có điểm khác nhau.</translation>
    </message>
    <message>
        <source>{person} dealt, but it was {dealer}&apos;s turn.</source>
        <translation>{person} đã chia, nhưng đến lượt {dealer}.</translation>
    </message>
    <message>
        <source>{person} has played {found} compulsory solos, {wanted} are owed.</source>
        <translation>{person} đã chơi {found} solo bắt buộc, phải chơi {wanted}.</translation>
    </message>
    <message>
        <source>there are {found} deals, {wanted} were planned.</source>
        <translation>có {found} ván, dự định {wanted}.</translation>
    </message>
    <message>
        <source>the total of {person} is {found}, the scores give {wanted}.</source>
        <translation>tổng của {person} là {found}, cộng điểm ra {wanted}.</translation>
    </message>
    <message>
        <source>the number is {found}, {wanted} would follow.</source>
        <translation>số thứ tự là {found}, đáng lẽ là {wanted}.</translation>
    </message>
    <message>
        <source>{when}: row {row} taken out: {before}</source>
        <translation>{when}: bỏ dòng {row}: {before}</translation>
    </message>
    <message>
        <source>{when}: row {row}: {before} → {after}</source>
        <translation>{when}: dòng {row}: {before} → {after}</translation>
    </message>
    <message>
        <source>{game}, Re {names}, {points}</source>
        <translation>{game}, Re {names}, {points}</translation>
    </message>
</context>
<context>
    <name>BranchDesk</name>
    <message>
        <source>From here nobody can play on: {reason}</source>
        <translation>Từ đây không ai chơi tiếp được: {reason}</translation>
    </message>
    <message>
        <source>The deal once more, for {name}. It does not count.</source>
        <translation>Ván này lần nữa, thay {name}. Không tính.</translation>
    </message>
    <message>
        <source>Played on before the first card, for {name}. It does not count.</source>
        <translation>Chơi tiếp trước lá đầu, thay {name}. Không tính.</translation>
    </message>
    <message>
        <source>Played on from trick {number}, for {name}. It does not count.</source>
        <translation>Chơi tiếp từ nước {number}, thay {name}. Không tính.</translation>
    </message>
</context>
<context>
    <name>BranchPage</name>
    <message>
        <source>Back to the original</source>
        <translation>Về bản gốc</translation>
    </message>
</context>
<context>
    <name>BranchResult</name>
    <message>
        <source>What came of it</source>
        <translation>Kết cục ra sao</translation>
    </message>
    <message>
        <source>Once more from there</source>
        <translation>Lần nữa từ đó</translation>
    </message>
    <message>
        <source>Replay what I played</source>
        <translation>Xem lại phần tôi chơi</translation>
    </message>
    <message>
        <source>Back to the original</source>
        <translation>Về bản gốc</translation>
    </message>
    <message>
        <source>{name}: {after} points. The original was not played to its end.</source>
        <translation>{name}: {after} điểm. Ván gốc chưa chơi đến cuối.</translation>
    </message>
    <message>
        <source>{name}: {after} points, the same as in the original.</source>
        <translation>{name}: {after} điểm, bằng ván gốc.</translation>
    </message>
    <message>
        <source>{name}: {after} points, better than the {before} before.</source>
        <translation>{name}: {after} điểm, tốt hơn {before} trước đó.</translation>
    </message>
    <message>
        <source>{name}: {after} points, worse than the {before} before.</source>
        <translation>{name}: {after} điểm, kém hơn {before} trước đó.</translation>
    </message>
</context>
<context>
    <name>CallBar</name>
    <message>
        <source>Keep the partner</source>
        <extracomment>Up to so many buttons say their deadline themselves. How much smaller their text is where there is no room for them, by its usual size.</extracomment>
        <translation>Giữ đồng đội</translation>
    </message>
    <message>
        <source>Really {call}?</source>
        <translation>Hô {call} thật chứ?</translation>
    </message>
    <message>
        <source>Announce {call}</source>
        <translation>Hô {call}</translation>
    </message>
</context>
<context>
    <name>Calls</name>
    <message>
        <source>Re</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>no 90</source>
        <translation>không 90</translation>
    </message>
    <message>
        <source>no 60</source>
        <translation>không 60</translation>
    </message>
    <message>
        <source>no 30</source>
        <translation>không 30</translation>
    </message>
    <message>
        <source>schwarz</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>prediction: no 90</source>
        <translation>đoán: không 90</translation>
    </message>
    <message>
        <source>prediction: no 60</source>
        <translation>đoán: không 60</translation>
    </message>
    <message>
        <source>prediction: no 30</source>
        <translation>đoán: không 30</translation>
    </message>
    <message>
        <source>prediction: schwarz</source>
        <translation>đoán: schwarz</translation>
    </message>
    <message>
        <source>knock</source>
        <translation>gõ bàn</translation>
    </message>
    <message>
        <source>Pigs</source>
        <translation>Heo</translation>
    </message>
    <message>
        <source>Super pigs</source>
        <translation>Siêu heo</translation>
    </message>
    <message>
        <source>Hyper pigs</source>
        <translation>Heo chúa</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Đổi chiều</translation>
    </message>
    <message>
        <source>Heidmann</source>
        <translation>Heidmann</translation>
    </message>
    <message>
        <source>Heidfrau</source>
        <translation>Heidfrau</translation>
    </message>
    <message>
        <source>Kemmerich</source>
        <translation>Kemmerich</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>không ai</translation>
    </message>
    <message>
        <source>Healthy</source>
        <extracomment>What is said in one way only.</extracomment>
        <translation>Bình thường</translation>
    </message>
    <message>
        <source>Reservation</source>
        <translation>Bảo lưu</translation>
    </message>
    <message>
        <source>Does anybody else want to play a solo?</source>
        <translation>Còn ai muốn chơi solo không?</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Bỏ lượt</translation>
    </message>
    <message>
        <source>I take it</source>
        <translation>Tôi nhận</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Không, cảm ơn</translation>
    </message>
    <message>
        <source>a wedding</source>
        <translation>đám cưới</translation>
    </message>
    <message>
        <source>a poverty</source>
        <translation>bài nghèo</translation>
    </message>
    <message>
        <source>throwing in</source>
        <translation>bỏ bài</translation>
    </message>
    <message>
        <source>a reservation without its name</source>
        <translation>bảo lưu không nói tên</translation>
    </message>
    <message>
        <source>Genscher</source>
        <translation>Genscher</translation>
    </message>
    <message>
        <source>declining</source>
        <translation>từ chối</translation>
    </message>
    <message>
        <source>Genscher: with {name}</source>
        <translation>Genscher: với {name}</translation>
    </message>
    <message>
        <source>The rest is yours</source>
        <translation>Phần còn lại của các bạn</translation>
    </message>
    <message>
        <source>The rest is mine</source>
        <translation>Phần còn lại của tôi</translation>
    </message>
    <message>
        <source>Throw in</source>
        <translation>Bỏ bài</translation>
    </message>
</context>
<context>
    <name>CardEntry</name>
    <message>
        <source>Card, e.g. ♥10</source>
        <translation>Lá bài, ví dụ ♥10</translation>
    </message>
    <message>
        <source>Name of the card to play</source>
        <translation>Tên lá bài muốn đánh</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>clubs</source>
        <translation>chuồn</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>bích</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cơ</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>rô</translation>
    </message>
    <message>
        <source>Clubs were led</source>
        <extracomment>What was led, at the beginning of a sentence.</extracomment>
        <translation>Đang ra chuồn</translation>
    </message>
    <message>
        <source>Spades were led</source>
        <translation>Đang ra bích</translation>
    </message>
    <message>
        <source>Hearts were led</source>
        <translation>Đang ra cơ</translation>
    </message>
    <message>
        <source>Diamonds were led</source>
        <translation>Đang ra rô</translation>
    </message>
    <message>
        <source>Trumps were led</source>
        <translation>Đang ra chủ</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>10</source>
        <translation>10</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
    <message>
        <source>9</source>
        <translation>9</translation>
    </message>
    <message>
        <source>ace of {suit}</source>
        <extracomment>Spoken names: a sentence frame for the rank, filled with the name of the suit.</extracomment>
        <translation>át {suit}</translation>
    </message>
    <message>
        <source>ten of {suit}</source>
        <translation>mười {suit}</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>già {suit}</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>đầm {suit}</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>bồi {suit}</translation>
    </message>
    <message>
        <source>nine of {suit}</source>
        <translation>chín {suit}</translation>
    </message>
    <message>
        <source>you</source>
        <translation>bạn</translation>
    </message>
</context>
<context>
    <name>Celebration</name>
    <message>
        <source>Doppelkopf!</source>
        <extracomment>An angle that never comes back to itself: the sparks are spread evenly whatever their number.</extracomment>
        <translation>Doppelkopf!</translation>
    </message>
    <message>
        <source>Fox caught!</source>
        <translation>Bắt được cáo!</translation>
    </message>
    <message>
        <source>Charlie!</source>
        <translation>Charlie!</translation>
    </message>
    <message>
        <source>Charlie caught!</source>
        <translation>Bắt được Charlie!</translation>
    </message>
    <message>
        <source>Solo won!</source>
        <translation>Thắng solo!</translation>
    </message>
    <message>
        <source>{name} wins the solo</source>
        <translation>{name} thắng solo</translation>
    </message>
    <message>
        <source>The others made no trick</source>
        <translation>Bên kia không ăn nước nào</translation>
    </message>
    <message>
        <source>All tricks went to the others</source>
        <translation>Bên kia ăn hết mọi nước</translation>
    </message>
    <message>
        <source>Schwarz!</source>
        <translation>Schwarz!</translation>
    </message>
    <message>
        <source>You have won the match!</source>
        <translation>Bạn đã thắng trận!</translation>
    </message>
</context>
<context>
    <name>ChangeView</name>
    <message>
        <source>{found}; the first {n} are shown</source>
        <extracomment>From this width on, in heights of a line, the groups stand at the side. So long after the last letter a search begins.</extracomment>
        <translation>{found}; hiện {n} tùy chọn đầu</translation>
    </message>
    <message>
        <source>No option differs from the preset.</source>
        <translation>Không tùy chọn nào khác bộ luật sẵn.</translation>
    </message>
    <message>
        <source>No option is called like that.</source>
        <translation>Không có tùy chọn nào tên như vậy.</translation>
    </message>
    <message>
        <source>Usual questions</source>
        <translation>Các câu hỏi thường gặp</translation>
    </message>
    <message>
        <source>Search: Dulle, pigs, fox …</source>
        <translation>Tìm: Dulle, heo, cáo …</translation>
    </message>
    <message>
        <source>Search for a rule by any of its names</source>
        <translation>Tìm một luật theo bất kỳ tên nào</translation>
    </message>
    <message>
        <source>Only what differs</source>
        <translation>Chỉ chỗ khác</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Hoàn tác</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Làm lại</translation>
    </message>
    <message>
        <source>Take the last change back (Ctrl+Z)</source>
        <translation>Hoàn tác thay đổi cuối (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Make it again (Ctrl+Y)</source>
        <translation>Làm lại thay đổi (Ctrl+Y)</translation>
    </message>
    <message>
        <source>Groups of rules</source>
        <translation>Các nhóm luật</translation>
    </message>
</context>
<context>
    <name>CharacterChoice</name>
    <message>
        <source>no habits</source>
        <translation>không thói quen</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>rút thăm</translation>
    </message>
</context>
<context>
    <name>Characters</name>
    <message>
        <source>Rieke</source>
        <extracomment>Name and habit of each character.</extracomment>
        <translation>Rieke</translation>
    </message>
    <message>
        <source>calls boldly: Re and Kontra even with middling hands</source>
        <translation>hô bạo: hô Re, Kontra cả khi bài thường</translation>
    </message>
    <message>
        <source>Heinz</source>
        <translation>Heinz</translation>
    </message>
    <message>
        <source>saves high trumps for the end</source>
        <translation>để dành lá chủ lớn cho cuối ván</translation>
    </message>
    <message>
        <source>Amina</source>
        <translation>Amina</translation>
    </message>
    <message>
        <source>hunts foxes: takes every one within reach</source>
        <translation type="vanished">săn cáo: bắt mọi con trong tầm tay</translation>
    </message>
    <message>
        <source>hunts foxes: draws them out with high trumps</source>
        <translation>săn cáo: dùng bài chủ lớn lùa chúng ra</translation>
    </message>
    <message>
        <source>Felix</source>
        <translation>Felix</translation>
    </message>
    <message>
        <source>is cautious: calls and solos only when nearly certain</source>
        <translation>thận trọng: chỉ hô và chơi solo khi gần như chắc chắn</translation>
    </message>
    <message>
        <source>Gertrud</source>
        <translation>Gertrud</translation>
    </message>
    <message>
        <source>smears early, even to somebody who is perhaps a partner</source>
        <translation>góp điểm sớm, cả cho người chỉ có thể là đồng đội</translation>
    </message>
    <message>
        <source>Samuel</source>
        <translation>Samuel</translation>
    </message>
    <message>
        <source>loves solos</source>
        <translation>mê solo</translation>
    </message>
    <message>
        <source>Leyla</source>
        <translation>Leyla</translation>
    </message>
    <message>
        <source>prefers to lead plain suits</source>
        <translation>thích ra chất thường</translation>
    </message>
    <message>
        <source>Björn</source>
        <translation>Björn</translation>
    </message>
    <message>
        <source>draws trumps</source>
        <translation>rút bài chủ</translation>
    </message>
    <message>
        <source>Mai</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>keeps the ♣Q hidden for long</source>
        <translation>giấu ♣Q thật lâu</translation>
    </message>
    <message>
        <source>Jonas</source>
        <translation>Jonas</translation>
    </message>
    <message>
        <source>keeps the ♣J for the last trick</source>
        <translation>giữ ♣J cho nước cuối</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>There is no other choice.</source>
        <translation>Không có lựa chọn nào khác.</translation>
    </message>
    <message>
        <source>The {card} would be about as good.</source>
        <translation>{card} cũng tốt gần như vậy.</translation>
    </message>
    <message>
        <source>{name} is your partner and holds the trick ({points} points).</source>
        <translation>{name} là đồng đội của bạn và đang giữ nước ({points} điểm).</translation>
    </message>
    <message>
        <source>{name} plays against you and holds the trick ({points} points).</source>
        <translation>{name} chơi chống bạn và đang giữ nước ({points} điểm).</translation>
    </message>
    <message>
        <source>{name} holds the trick; in {percent} of 100 cases it goes to your side.</source>
        <translation>{name} đang giữ nước; {percent} trong 100 trường hợp nó về phe bạn.</translation>
    </message>
    <message>
        <source>Give points: {points} more for a trick of your side.</source>
        <translation>Góp điểm: thêm {points} cho nước của phe bạn.</translation>
    </message>
    <message>
        <source>Spare your points: this trick probably goes to the others.</source>
        <translation>Để dành điểm: nước này chắc về phe kia.</translation>
    </message>
    <message>
        <source>You play last and take the trick: {points} points.</source>
        <translation>Bạn đánh cuối và ăn nước: {points} điểm.</translation>
    </message>
    <message>
        <source>You play last: take the trick as cheaply as you can ({points} points).</source>
        <translation>Bạn đánh cuối: ăn nước bằng lá rẻ nhất có thể ({points} điểm).</translation>
    </message>
    <message>
        <source>It takes the trick in {percent} of 100 cases.</source>
        <translation>Lá này ăn nước trong {percent} trên 100 trường hợp.</translation>
    </message>
    <message>
        <source>An ace without company: play it before somebody is out of the suit.</source>
        <translation>Át đứng một mình: đánh trước khi có ai hết chất đó.</translation>
    </message>
    <message>
        <source>Keep the fox: here it would be caught in {percent} of 100 cases.</source>
        <translation>Giữ cáo lại: ở đây nó bị bắt trong {percent} trên 100 trường hợp.</translation>
    </message>
    <message>
        <source>The fox is safe here: your side takes the trick.</source>
        <translation>Ở đây cáo an toàn: phe bạn ăn nước này.</translation>
    </message>
    <message>
        <source>This can catch a fox.</source>
        <translation>Lá này có thể bắt cáo.</translation>
    </message>
    <message>
        <source>This can become a Doppelkopf.</source>
        <translation>Nước này có thể thành Doppelkopf.</translation>
    </message>
    <message>
        <source>Keep the jack of clubs for the last trick.</source>
        <translation>Giữ bồi chuồn cho nước cuối.</translation>
    </message>
    <message>
        <source>The jack of clubs can take the last trick.</source>
        <translation>Bồi chuồn có thể ăn nước cuối.</translation>
    </message>
    <message>
        <source>Nobody has a higher card any more.</source>
        <translation>Không ai còn lá lớn hơn.</translation>
    </message>
    <message>
        <source>You hold {count} trumps: draw those of the others.</source>
        <translation>Bạn có {count} lá chủ: hãy rút chủ của người khác.</translation>
    </message>
    <message>
        <source>Afterwards you are out of that suit and can trump.</source>
        <translation>Sau đó bạn hết chất này và có thể cắt bằng chủ.</translation>
    </message>
    <message>
        <source>Spare the {card}: there is too little in this trick.</source>
        <translation>Để dành {card}: nước này ít điểm quá.</translation>
    </message>
    <message>
        <source>Your side wins in {percent} of 100 cases.</source>
        <translation>Phe bạn thắng trong {percent} trên 100 trường hợp.</translation>
    </message>
    <message>
        <source>There is still time: it can be said later.</source>
        <translation>Còn thời gian: để sau hô cũng được.</translation>
    </message>
    <message>
        <source>With this hand the normal game is best.</source>
        <translation>Với bài này, ván thường là tốt nhất.</translation>
    </message>
    <message>
        <source>This hand is worth more than a normal game.</source>
        <translation>Bài này đáng giá hơn một ván thường.</translation>
    </message>
    <message>
        <source>You hold too few trumps for a normal game: let somebody take them.</source>
        <translation>Bạn có quá ít chủ cho một ván thường: hãy để ai đó nhận.</translation>
    </message>
    <message>
        <source>With this hand you may throw the cards in.</source>
        <translation>Với bài này bạn được phép bỏ ván.</translation>
    </message>
    <message>
        <source>You hold both queens of clubs: look for a partner.</source>
        <translation>Bạn có cả hai đầm chuồn: hãy tìm bạn cùng phe.</translation>
    </message>
    <message>
        <source>Your hand is strong enough to take the poverty.</source>
        <translation>Bài của bạn đủ mạnh để nhận bài nghèo.</translation>
    </message>
    <message>
        <source>Your hand is too weak to take the poverty.</source>
        <translation>Bài của bạn quá yếu để nhận bài nghèo.</translation>
    </message>
    <message>
        <source>Your hand is strong enough for this bid.</source>
        <translation>Bài của bạn đủ mạnh cho lời ra giá này.</translation>
    </message>
    <message>
        <source>Your hand is too weak to bid higher.</source>
        <translation>Bài của bạn quá yếu để ra giá cao hơn.</translation>
    </message>
    <message>
        <source>Give away cards so that you are out of a suit.</source>
        <translation>Bỏ những lá sao cho bạn hết một chất.</translation>
    </message>
    <message>
        <source>{points} points probably go to the other side.</source>
        <translation>{points} điểm chắc sẽ về phe kia.</translation>
    </message>
    <message>
        <source>{name} already has this trick and is your partner.</source>
        <translation>{name} đã giữ nước này và là đồng đội của bạn.</translation>
    </message>
    <message>
        <source>This card costs {points} points on average.</source>
        <translation>Lá này mất trung bình {points} điểm.</translation>
    </message>
    <message>
        <source>Your fox can be taken.</source>
        <translation>Cáo của bạn có thể bị bắt.</translation>
    </message>
    <message>
        <source>Your fox can be taken by one player.</source>
        <translation>Một người có thể bắt cáo của bạn.</translation>
    </message>
    <message>
        <source>Your fox can be taken by two players.</source>
        <translation>Hai người có thể bắt cáo của bạn.</translation>
    </message>
    <message>
        <source>Your fox can be taken by three players.</source>
        <translation>Ba người có thể bắt cáo của bạn.</translation>
    </message>
</context>
<context>
    <name>CoachArea</name>
    <message>
        <source>Hints were asked for in deal {deals}.</source>
        <extracomment>From so many points on a mistake is a costly one. The panel was taken away for the result and comes back with the next deal.</extracomment>
        <translation>Đã hỏi gợi ý ở ván {deals}.</translation>
    </message>
    <message>
        <source>good now</source>
        <translation>nên đánh</translation>
    </message>
    <message>
        <source>Play it anyway</source>
        <translation>Vẫn đánh</translation>
    </message>
    <message>
        <source>Another card</source>
        <translation>Lá khác</translation>
    </message>
</context>
<context>
    <name>CoachPanel</name>
    <message>
        <source>One moment…</source>
        <extracomment>As wide as this beside the table, where there is room.</extracomment>
        <translation>Chờ chút…</translation>
    </message>
    <message>
        <source>When it is your turn you can ask what would be good.</source>
        <translation>Đến lượt mình, bạn có thể hỏi nên làm gì.</translation>
    </message>
    <message>
        <source>There is nothing to advise here.</source>
        <translation>Ở đây không có gì để khuyên.</translation>
    </message>
    <message>
        <source>Better say nothing now.</source>
        <translation>Giờ tốt hơn là đừng nói gì.</translation>
    </message>
    <message>
        <source>Good now: {what}.</source>
        <translation>Nên: {what}.</translation>
    </message>
    <message>
        <source>A sign: {title}. {meaning}</source>
        <translation>Tín hiệu: {title}. {meaning}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Điểm</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Thắng</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>certainly {party}</source>
        <translation>chắc chắn {party}</translation>
    </message>
    <message>
        <source>Re: {percent} %</source>
        <translation>Re: {percent} %</translation>
    </message>
    <message>
        <source>Still with the others: {trumps} trumps (highest {high}), {aces} side aces.</source>
        <translation>Những người khác còn: {trumps} lá chủ (lớn nhất {high}), {aces} át thường.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Huấn luyện viên</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>What would be good now?</source>
        <translation>Giờ nên làm gì?</translation>
    </message>
    <message>
        <source>Who is Re?</source>
        <translation>Ai là Re?</translation>
    </message>
</context>
<context>
    <name>CodesDialog</name>
    <message>
        <source>Deal codes</source>
        <translation>Mã ván</translation>
    </message>
    <message>
        <source>Play a deal that somebody has sent you. Its code:</source>
        <translation>Chơi một ván ai đó gửi cho bạn. Mã của ván:</translation>
    </message>
    <message>
        <source>Play this deal</source>
        <translation>Chơi ván này</translation>
    </message>
    <message>
        <source>Before a deal is played its fingerprint is fixed, afterwards its code is shown. That the two belong together proves that the cards were not exchanged meanwhile.</source>
        <translation>Trước khi chơi, dấu vân của ván được cố định; sau đó mã được hiện ra. Hai thứ khớp nhau chứng tỏ bài không bị tráo giữa chừng.</translation>
    </message>
    <message>
        <source>Anybody can check that without this program: the script of thirty lines computes fingerprint and hands from a code. It needs nothing but Python.</source>
        <translation>Ai cũng kiểm tra được mà không cần chương trình này: đoạn mã ba mươi dòng tính dấu vân và bài từ mã ván. Chỉ cần Python.</translation>
    </message>
    <message>
        <source>Save the script…</source>
        <translation>Lưu đoạn mã…</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Ván</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Dấu vân</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Mã</translation>
    </message>
    <message>
        <source>is shown after the deal</source>
        <translation>hiện sau ván</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Sao chép</translation>
    </message>
    <message>
        <source>Copy the code of deal {number}</source>
        <translation>Sao chép mã của ván {number}</translation>
    </message>
    <message>
        <source>A code gives the same cards, forehand and rules to everybody.</source>
        <translation>Một mã cho mọi người cùng bài, cùng tay đầu và cùng luật.</translation>
    </message>
    <message>
        <source>This is no deal code: three groups of four letters and digits, and for a full code forehand, rules and a check, with colons between them.</source>
        <translation>Đây không phải mã ván: ba nhóm bốn chữ cái và số, mã đầy đủ thêm tay đầu, luật và phần kiểm tra, cách nhau bằng dấu hai chấm.</translation>
    </message>
    <message>
        <source>Something is mistyped: the check at the end does not fit.</source>
        <translation>Có chỗ gõ sai: phần kiểm tra ở cuối không khớp.</translation>
    </message>
    <message>
        <source>The rules in this code cannot be read: they are mistyped, or come from a newer version of the program.</source>
        <translation>Không đọc được luật trong mã này: gõ sai, hoặc do phiên bản mới hơn của chương trình.</translation>
    </message>
    <message>
        <source>Save the script</source>
        <translation>Lưu đoạn mã</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Đã ghi: {file}</translation>
    </message>
</context>
<context>
    <name>ColorField</name>
    <message>
        <source>Choose…</source>
        <translation>Chọn…</translation>
    </message>
</context>
<context>
    <name>CompareView</name>
    <message>
        <source>against</source>
        <translation>so với</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Đổi chỗ</translation>
    </message>
    <message>
        <source>First rules to compare</source>
        <translation>Luật thứ nhất để so sánh</translation>
    </message>
    <message>
        <source>Second rules to compare</source>
        <translation>Luật thứ hai để so sánh</translation>
    </message>
    <message>
        <source>Rules that differ</source>
        <translation>Các luật khác nhau</translation>
    </message>
    <message>
        <source>Enter or a double click leads to the rule.</source>
        <translation>Enter hoặc nhấp đúp để đến luật đó.</translation>
    </message>
    <message>
        <source>The rules on this page</source>
        <translation>Luật trên trang này</translation>
    </message>
    <message>
        <source>no difference</source>
        <translation>không khác biệt</translation>
    </message>
    <message>
        <source>{first} against {second}: {count}</source>
        <translation>{first} so với {second}: {count}</translation>
    </message>
</context>
<context>
    <name>ConflictPanel</name>
    <message>
        <source>This does not fit together</source>
        <translation>Các luật này không đi với nhau</translation>
    </message>
    <message>
        <source>Show “{rule}”</source>
        <translation>Hiện “{rule}”</translation>
    </message>
</context>
<context>
    <name>Contracts</name>
    <message>
        <source>Normal game</source>
        <translation>Ván thường</translation>
    </message>
    <message>
        <source>Silent wedding</source>
        <translation>Cưới thầm</translation>
    </message>
    <message>
        <source>Wedding</source>
        <translation>Đám cưới</translation>
    </message>
    <message>
        <source>Wedding without a partner</source>
        <translation>Đám cưới không có đồng đội</translation>
    </message>
    <message>
        <source>Poverty</source>
        <translation>Bài nghèo</translation>
    </message>
    <message>
        <source>Black sow</source>
        <translation>Lợn nái đen</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Không chơi</translation>
    </message>
    <message>
        <source>Clubs solo</source>
        <translation>Solo chuồn</translation>
    </message>
    <message>
        <source>Spades solo</source>
        <translation>Solo bích</translation>
    </message>
    <message>
        <source>Hearts solo</source>
        <translation>Solo cơ</translation>
    </message>
    <message>
        <source>Diamonds solo</source>
        <translation>Solo rô</translation>
    </message>
    <message>
        <source>Queens solo</source>
        <translation>Solo đầm</translation>
    </message>
    <message>
        <source>Jacks solo</source>
        <translation>Solo bồi</translation>
    </message>
    <message>
        <source>Aces solo</source>
        <translation>Solo át</translation>
    </message>
    <message>
        <source>Kings solo</source>
        <translation>Solo già</translation>
    </message>
    <message>
        <source>Pure clubs solo</source>
        <translation>Solo chuồn thuần</translation>
    </message>
    <message>
        <source>Pure spades solo</source>
        <translation>Solo bích thuần</translation>
    </message>
    <message>
        <source>Pure hearts solo</source>
        <translation>Solo cơ thuần</translation>
    </message>
    <message>
        <source>Pure diamonds solo</source>
        <translation>Solo rô thuần</translation>
    </message>
    <message>
        <source>Queens and jacks solo</source>
        <translation>Solo đầm và bồi</translation>
    </message>
    <message>
        <source>Jacks over queens solo</source>
        <translation>Solo bồi trên đầm</translation>
    </message>
    <message>
        <source>Kings and queens solo</source>
        <translation>Solo già và đầm</translation>
    </message>
    <message>
        <source>Kings and jacks solo</source>
        <translation>Solo già và bồi</translation>
    </message>
    <message>
        <source>Köhler (all pictures)</source>
        <translation>Köhler (mọi lá hình)</translation>
    </message>
    <message>
        <source>Queens and clubs solo</source>
        <translation>Solo đầm và chuồn</translation>
    </message>
    <message>
        <source>Queens and spades solo</source>
        <translation>Solo đầm và bích</translation>
    </message>
    <message>
        <source>Queens and hearts solo</source>
        <translation>Solo đầm và cơ</translation>
    </message>
    <message>
        <source>Queens and diamonds solo</source>
        <translation>Solo đầm và rô</translation>
    </message>
    <message>
        <source>Jacks and clubs solo</source>
        <translation>Solo bồi và chuồn</translation>
    </message>
    <message>
        <source>Jacks and spades solo</source>
        <translation>Solo bồi và bích</translation>
    </message>
    <message>
        <source>Jacks and hearts solo</source>
        <translation>Solo bồi và cơ</translation>
    </message>
    <message>
        <source>Jacks and diamonds solo</source>
        <translation>Solo bồi và rô</translation>
    </message>
    <message>
        <source>Null</source>
        <translation>Null</translation>
    </message>
    <message>
        <source>Slim Martin</source>
        <translation>Martin gầy</translation>
    </message>
    <message>
        <source>first trick of another player</source>
        <translation>nước đầu của người khác</translation>
    </message>
    <message>
        <source>first plain-suit trick</source>
        <translation>nước chất thường đầu tiên</translation>
    </message>
    <message>
        <source>first trump trick</source>
        <translation>nước chủ đầu tiên</translation>
    </message>
    <message>
        <source>first clubs trick</source>
        <translation>nước chuồn đầu tiên</translation>
    </message>
    <message>
        <source>first spades trick</source>
        <translation>nước bích đầu tiên</translation>
    </message>
    <message>
        <source>first hearts trick</source>
        <translation>nước cơ đầu tiên</translation>
    </message>
    <message>
        <source>Suit solo</source>
        <extracomment>Headings under which the solos are offered.</extracomment>
        <translation>Solo chất</translation>
    </message>
    <message>
        <source>Pure suit solo</source>
        <translation>Solo chất thuần</translation>
    </message>
    <message>
        <source>Picture solo</source>
        <translation>Solo hình</translation>
    </message>
    <message>
        <source>Queens and a suit</source>
        <translation>Đầm và một chất</translation>
    </message>
    <message>
        <source>Jacks and a suit</source>
        <translation>Bồi và một chất</translation>
    </message>
    <message>
        <source>Other solos</source>
        <translation>Solo khác</translation>
    </message>
</context>
<context>
    <name>Conventions</name>
    <message>
        <source>♥10 led early shows Re</source>
        <extracomment>Title and meaning of each convention.</extracomment>
        <translation>Ra ♥10 sớm là báo Re</translation>
    </message>
    <message>
        <source>Whoever leads a ♥10 to one of the first two tricks is Re and has two black queens behind it. Kontra does not lead it.</source>
        <translation>Ai ra ♥10 ở một trong hai nước đầu thì thuộc Re và còn hai đầm đen phía sau. Kontra không ra lá này.</translation>
    </message>
    <message>
        <source>♦A or ♦10 led after a call shows both ♥10</source>
        <translation>Ra ♦A hoặc ♦10 sau khi hô là báo có cả hai ♥10</translation>
    </message>
    <message>
        <source>Whoever has made a call and leads a full diamond to one of the first two tricks holds both ♥10, so the trick goes to the partner&apos;s highest trump.</source>
        <translation>Ai đã hô mà ra lá rô nhiều điểm ở một trong hai nước đầu thì giữ cả hai ♥10, nên nước đó thuộc về lá chủ lớn nhất của đồng đội.</translation>
    </message>
    <message>
        <source>♠Q led early shows both ♥10</source>
        <translation>Ra ♠Q sớm là báo có cả hai ♥10</translation>
    </message>
    <message>
        <source>Whoever leads a ♠Q to one of the first two tricks holds both ♥10: a partner need not spend the ♣Q against them.</source>
        <translation>Ai ra ♠Q ở một trong hai nước đầu thì giữ cả hai ♥10: đồng đội không cần tốn ♣Q để đỡ chúng.</translation>
    </message>
    <message>
        <source>On the first ace Kontra gives and Re saves</source>
        <translation>Ở lá át đầu, Kontra góp điểm còn Re để dành</translation>
    </message>
    <message>
        <source>As long as the sides are unknown, Kontra adds the ten to the first ace of a plain suit, and Re adds a low card. Kontra needs the plain tricks more.</source>
        <translation>Khi chưa rõ phe, Kontra bỏ lá 10 vào lá át đầu tiên của một chất thường, còn Re bỏ lá nhỏ. Kontra cần các nước chất thường hơn.</translation>
    </message>
    <message>
        <source>Re or Kontra before the own first card shows a ♥10</source>
        <translation>Hô Re hay Kontra trước lá đầu của mình là báo có ♥10</translation>
    </message>
    <message>
        <source>There is time for a call until later. Whoever says Re or Kontra before playing the first card holds at least one ♥10.</source>
        <translation>Lời hô vẫn còn thời gian. Ai hô Re hoặc Kontra trước khi đánh lá đầu tiên thì giữ ít nhất một ♥10.</translation>
    </message>
</context>
<context>
    <name>ConventionsButton</name>
    <message>
        <source>none…</source>
        <translation>không có…</translation>
    </message>
    <message>
        <source>all…</source>
        <translation>tất cả…</translation>
    </message>
    <message>
        <source>{count} of {all}…</source>
        <translation>{count}/{all}…</translation>
    </message>
</context>
<context>
    <name>ConventionsDialog</name>
    <message>
        <source>Conventions</source>
        <translation>Quy ước</translation>
    </message>
    <message>
        <source>What club players show each other by ordinary cards and calls. The computer players give these signs and read yours, whether you are their partner or not. The signs are for normal games.</source>
        <translation>Những tín hiệu dân câu lạc bộ ra cho nhau bằng lá bài và lời hô bình thường. Người chơi máy ra tín hiệu này và đọc tín hiệu của bạn, dù bạn có là đồng đội hay không. Chỉ dùng cho ván thường.</translation>
    </message>
    <message>
        <source>Published in: {sources}</source>
        <translation>Đã công bố trong: {sources}</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tất cả</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Không</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
</context>
<context>
    <name>Counting</name>
    <message>
        <source>As the rules say</source>
        <translation>Như luật quy định</translation>
    </message>
    <message>
        <source>Plus and minus</source>
        <translation>Cộng và trừ</translation>
    </message>
    <message>
        <source>Only plus</source>
        <translation>Chỉ cộng</translation>
    </message>
    <message>
        <source>Only minus</source>
        <translation>Chỉ trừ</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Tiền</translation>
    </message>
    <message>
        <source>Tournament list</source>
        <translation>Bảng giải đấu</translation>
    </message>
    <message>
        <source>with Re</source>
        <translation>với Re</translation>
    </message>
    <message>
        <source>with Kontra</source>
        <translation>với Kontra</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>một mình</translation>
    </message>
    <message>
        <source>against one alone</source>
        <translation>chống một người</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n ván</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n nước</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n thay đổi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) found</source>
        <translation>
            <numerusform>Tìm thấy %n lỗi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoursePage</name>
    <message>
        <source>Learn Doppelkopf</source>
        <translation>Học Doppelkopf</translation>
    </message>
    <message>
        <source>Short lessons on the real table. First all cards lie open, later fewer. Start wherever you like.</source>
        <translation>Bài học ngắn trên bàn thật. Lúc đầu mọi bài đều ngửa, sau ít dần. Bạn muốn bắt đầu ở đâu cũng được.</translation>
    </message>
    <message>
        <source>Practise with open cards</source>
        <translation>Tập với bài ngửa</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Quay lại</translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} lessons done</source>
        <translation>
            <numerusform>Đã xong %n/{all} bài học</numerusform>
        </translation>
    </message>
    <message>
        <source>Once more from the start</source>
        <translation>Học lại từ đầu</translation>
    </message>
    <message>
        <source>Go on: {title}</source>
        <translation>Tiếp: {title}</translation>
    </message>
    <message>
        <source>Start with the first lesson</source>
        <translation>Bắt đầu bài học đầu tiên</translation>
    </message>
    <message>
        <source>The lesson {name} cannot be used:</source>
        <translation>Không dùng được bài học {name}:</translation>
    </message>
    <message>
        <source>Lesson {number}: {title}</source>
        <translation>Bài {number}: {title}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Tiếp</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Lần nữa</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Bắt đầu</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>khoảng %n phút</numerusform>
        </translation>
    </message>
    <message>
        <source>done at the first try</source>
        <translation>xong ngay lần đầu</translation>
    </message>
    <message>
        <source>done</source>
        <translation>đã xong</translation>
    </message>
    <message>
        <source>all cards open</source>
        <translation>mọi bài ngửa</translation>
    </message>
    <message>
        <source>closed cards</source>
        <translation>bài úp</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) open</source>
        <translation>
            <numerusform>%n tay bài ngửa</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CurveView</name>
    <message>
        <source>{name}: {last} at the end, at best {best}, at worst {worst}.</source>
        <translation>{name}: cuối cùng {last}, cao nhất {best}, thấp nhất {worst}.</translation>
    </message>
    <message>
        <source>Where the points come from</source>
        <translation>Điểm đến từ đâu</translation>
    </message>
    <message>
        <source>Points, and in brackets deals won of deals played.</source>
        <translation>Điểm, trong ngoặc là ván thắng trên ván đã chơi.</translation>
    </message>
</context>
<context>
    <name>Daily</name>
    <message>
        <source>Deal of the day</source>
        <translation>Ván trong ngày</translation>
    </message>
    <message>
        <source>Match of the day</source>
        <translation>Trận trong ngày</translation>
    </message>
    <message>
        <source>Doppelkopf, {kind} {day}, {rules} ({code}): {points}</source>
        <translation>Doppelkopf, {kind} {day}, {rules} ({code}): {points}</translation>
    </message>
    <message>
        <source>place {place}</source>
        <translation>hạng {place}</translation>
    </message>
</context>
<context>
    <name>DailyDesk</name>
    <message>
        <source>For practice: this was played before and does not count.</source>
        <translation>Để tập: đã chơi trước đó nên không tính.</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>Sao chép kết quả</translation>
    </message>
    <message>
        <source>These rules have no deal and no match of the day.</source>
        <translation>Luật này không có ván hay trận trong ngày.</translation>
    </message>
</context>
<context>
    <name>DailyDialog</name>
    <message>
        <source>Of the day</source>
        <translation>Trong ngày</translation>
    </message>
    <message>
        <source>{day} · {rules}</source>
        <translation>{day} · {rules}</translation>
    </message>
    <message>
        <source>Everybody who plays by these rules gets the same cards today. The first try counts; after that it can be played as often as you like for practice.</source>
        <translation>Ai chơi theo luật này hôm nay cũng nhận cùng bài. Lần đầu được tính; sau đó muốn tập bao nhiêu lần cũng được.</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>Sao chép kết quả</translation>
    </message>
    <message>
        <source>Not played yet.</source>
        <translation>Chưa chơi.</translation>
    </message>
    <message>
        <source>Begun, and not finished yet.</source>
        <translation>Đã bắt đầu, chưa xong.</translation>
    </message>
    <message>
        <source>A later day was played already, so this one is only for practice.</source>
        <translation>Đã chơi ngày sau rồi, nên ngày này chỉ để tập.</translation>
    </message>
    <message>
        <source>Played.</source>
        <translation>Đã chơi.</translation>
    </message>
    <message>
        <source>The first try was not finished.</source>
        <translation>Lần đầu chưa chơi xong.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Chơi</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Chơi tiếp</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Tập</translation>
    </message>
</context>
<context>
    <name>DeadlinesEditor</name>
    <message>
        <source>no card</source>
        <extracomment>Whether it needs the whole width of the form.</extracomment>
        <translation>không lá nào</translation>
    </message>
    <message>
        <source>Cards you must still hold, out of {n}.</source>
        <translation>Số lá phải còn trên tay, trong {n} lá.</translation>
    </message>
</context>
<context>
    <name>DealPage</name>
    <message>
        <source>Back to the score sheet</source>
        <extracomment>Buttons of other parts of the program can stand here, before the way back.</extracomment>
        <translation>Về bảng điểm</translation>
    </message>
    <message>
        <source>Copy deal code</source>
        <translation>Sao chép mã ván</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Phát lại</translation>
    </message>
    <message>
        <source>Review this deal</source>
        <translation>Phân tích ván này</translation>
    </message>
    <message>
        <source>Deal code {code} · fingerprint {print}</source>
        <translation>Mã ván {code} · dấu vân {print}</translation>
    </message>
    <message>
        <source>By other rules</source>
        <translation>Theo luật khác</translation>
    </message>
    <message>
        <source>The same cards and announcements, counted by other rules.</source>
        <translation>Cùng bài và lời hô, tính theo luật khác.</translation>
    </message>
    <message>
        <source>It could not have been played like this.</source>
        <translation>Đã không thể chơi như thế này.</translation>
    </message>
    <message>
        <source>the same value</source>
        <translation>cùng giá trị</translation>
    </message>
    <message>
        <source>{value} instead of {played}</source>
        <translation>{value} thay vì {played}</translation>
    </message>
    <message>
        <source>winner: {side}</source>
        <translation>bên thắng: {side}</translation>
    </message>
    <message>
        <source>added: {lines}</source>
        <translation>thêm: {lines}</translation>
    </message>
    <message>
        <source>missing: {lines}</source>
        <translation>thiếu: {lines}</translation>
    </message>
</context>
<context>
    <name>DealTexts</name>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} và {last}</translation>
    </message>
    <message>
        <source>{game} (compulsory)</source>
        <translation>{game} (bắt buộc)</translation>
    </message>
    <message>
        <source>Nobody takes the poverty</source>
        <translation>Không ai nhận bài nghèo</translation>
    </message>
    <message>
        <source>Two poor hands</source>
        <translation>Hai người cùng nghèo</translation>
    </message>
    <message>
        <source>The cards are thrown in</source>
        <translation>Bỏ bài chia lại</translation>
    </message>
    <message>
        <source>No side has won</source>
        <translation>Không phe nào thắng</translation>
    </message>
    <message>
        <source>Won alone: {name}</source>
        <translation>Thắng một mình: {name}</translation>
    </message>
    <message>
        <source>Lost alone: {name}</source>
        <translation>Thua một mình: {name}</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>{side} thắng</translation>
    </message>
    <message>
        <source>Re: {name}, alone against three</source>
        <translation>Re: {name}, một mình chống ba</translation>
    </message>
    <message>
        <source>Re: {re}. Kontra: {kontra}.</source>
        <translation>Re: {re}. Kontra: {kontra}.</translation>
    </message>
    <message>
        <source>{winner} has {won} card points, {loser} has {lost}.</source>
        <translation>{winner} được {won} điểm bài, {loser} được {lost}.</translation>
    </message>
    <message>
        <source>{winner} announced “{level}” and kept it: {loser} has {lost} card points.</source>
        <translation>{winner} đã hô “{level}” và giữ được: {loser} có {lost} điểm bài.</translation>
    </message>
    <message>
        <source>{loser} announced “{level}” and lost a trick all the same.</source>
        <translation>{loser} đã hô “{level}” mà vẫn để mất một nước.</translation>
    </message>
    <message>
        <source>{loser} announced “{level}”, which takes {needed} card points, and has {lost}.</source>
        <translation>{loser} đã hô “{level}”, cần {needed} điểm bài, nhưng chỉ có {lost}.</translation>
    </message>
    <message>
        <source>Both sides announced more than they made: {re} to {kontra}.</source>
        <translation>Cả hai phe đều hô quá sức mình: {re} – {kontra}.</translation>
    </message>
    <message>
        <source>Neither side reached its goal.</source>
        <translation>Không phe nào đạt mục tiêu.</translation>
    </message>
    <message>
        <source>{loser} had the better cards but announced too little for them: {re} to {kontra}.</source>
        <translation>{loser} có bài tốt hơn nhưng hô quá ít: {re} – {kontra}.</translation>
    </message>
    <message>
        <source>The deal does not count and the cards stay hidden.</source>
        <translation>Ván này không tính và bài vẫn úp.</translation>
    </message>
    <message>
        <source>The deal does not count.</source>
        <translation>Ván này không tính.</translation>
    </message>
    <message>
        <source>120 card points each: only Kontra was announced, so that is enough for Re.</source>
        <translation>Mỗi bên 120 điểm bài: chỉ có Kontra được hô nên Re như vậy là đủ.</translation>
    </message>
    <message>
        <source>120 card points each: Re needed 121.</source>
        <translation>Mỗi bên 120 điểm bài: Re cần 121.</translation>
    </message>
    <message>
        <source>The fewest tricks: {name}.</source>
        <translation>Ít nước nhất: {name}.</translation>
    </message>
    <message>
        <source>Another player took fewer tricks.</source>
        <translation>Có người khác ăn ít nước hơn.</translation>
    </message>
    <message>
        <source>No trick for the soloist.</source>
        <translation>Người chơi solo không ăn nước nào.</translation>
    </message>
    <message>
        <source>The soloist had to take a trick.</source>
        <translation>Người chơi solo đã phải ăn một nước.</translation>
    </message>
    <message>
        <source>{side} {points} · {tricks}</source>
        <translation>{side} {points} · {tricks}</translation>
    </message>
    <message>
        <source>Played alone: counts {factor} times</source>
        <translation>Chơi một mình: tính gấp {factor}</translation>
    </message>
    <message>
        <source>Bock deal, factor {factor}</source>
        <translation>Ván bock, hệ số {factor}</translation>
    </message>
</context>
<context>
    <name>DealView</name>
    <message>
        <source>Deal code: {code}</source>
        <translation>Mã ván: {code}</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Sao chép</translation>
    </message>
    <message>
        <source>Copy the deal code</source>
        <translation>Sao chép mã ván</translation>
    </message>
    <message>
        <source>Deal {number} of {planned}</source>
        <translation>Ván {number}/{planned}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Ván {number}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Điểm</translation>
    </message>
    <message>
        <source>{reason} ({side})</source>
        <translation>{reason} ({side})</translation>
    </message>
    <message>
        <source>Nothing was won in this deal.</source>
        <translation>Ván này không ai được gì.</translation>
    </message>
    <message>
        <source>Value of the game</source>
        <translation>Giá trị ván</translation>
    </message>
    <message>
        <source>Rule option: {option}</source>
        <translation>Tùy chọn luật: {option}</translation>
    </message>
    <message>
        <source>Hands and scores</source>
        <translation>Bài và điểm</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Ván</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Tổng</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>chia bài</translation>
    </message>
</context>
<context>
    <name>DealingPart</name>
    <message>
        <source>Hands</source>
        <translation>Tay bài</translation>
    </message>
    <message>
        <source>came up</source>
        <translation>đã có</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>dự kiến</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>thường</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>xác suất</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Nhận định</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Lá chủ</translation>
    </message>
    <message>
        <source>Is the dealing fair?</source>
        <translation>Chia bài có công bằng không?</translation>
    </message>
    <message>
        <source>How often hands came up, against the exact chance to draw them from a well-shuffled deck. All deals of the selected matches count here.</source>
        <translation>Các loại bài đã ra bao nhiêu lần, so với xác suất chính xác từ bộ bài xào kỹ. Tính mọi ván của các trận đã chọn.</translation>
    </message>
    <message>
        <source>The hands of this player</source>
        <translation>Bài của người chơi này</translation>
    </message>
    <message>
        <source>The hands of all four</source>
        <translation>Bài của cả bốn người</translation>
    </message>
    <message>
        <source>Whose hands</source>
        <translation>Bài của ai</translation>
    </message>
    <message>
        <source>Trumps in {hands}: columns are what came up, frames what 95 of 100 fair programs would show</source>
        <translation>Lá chủ trong {hands}: cột là thực tế, khung là điều 95 trong 100 chương trình công bằng sẽ cho ra</translation>
    </message>
    <message>
        <source>{trumps}: {hits}, usual {low} to {high}</source>
        <translation>{trumps}: {hits}, thường từ {low} đến {high}</translation>
    </message>
    <message>
        <source>Trumps in a hand</source>
        <translation>Số lá chủ trên tay</translation>
    </message>
    <message>
        <source>strays so far</source>
        <translation>lệch đến mức này</translation>
    </message>
</context>
<context>
    <name>Designs</name>
    <message>
        <source>Classic</source>
        <extracomment>Designs by the names that files and preferences use.</extracomment>
        <translation>Cổ điển</translation>
    </message>
    <message>
        <source>Large signs</source>
        <translation>Ký hiệu lớn</translation>
    </message>
    <message>
        <source>German suits</source>
        <translation>Bài kiểu Đức</translation>
    </message>
    <message>
        <source>Night sky</source>
        <translation>Trời đêm</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Đầm</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Sóng</translation>
    </message>
    <message>
        <source>Weave</source>
        <translation>Đan lát</translation>
    </message>
    <message>
        <source>Green cloth</source>
        <translation>Nỉ xanh lá</translation>
    </message>
    <message>
        <source>Blue cloth</source>
        <translation>Nỉ xanh dương</translation>
    </message>
    <message>
        <source>Red cloth</source>
        <translation>Nỉ đỏ</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Gỗ</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Trơn</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tối</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Tương phản cao</translation>
    </message>
    <message>
        <source>Own colour</source>
        <translation>Màu riêng</translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message>
        <source>Card by card on the table (R)</source>
        <extracomment>What is known of the reviews of a match, in words.</extracomment>
        <translation>Từng lá một trên bàn (R)</translation>
    </message>
    <message>
        <source>Tags, with commas between them</source>
        <translation>Nhãn, cách nhau bằng dấu phẩy</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Ghi chú</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Bảng điểm</translation>
    </message>
    <message>
        <source>Result and hands</source>
        <translation>Kết quả và bài</translation>
    </message>
    <message>
        <source>Review this match</source>
        <translation>Phân tích trận này</translation>
    </message>
    <message>
        <source>Review this deal</source>
        <translation>Phân tích ván này</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Phát lại</translation>
    </message>
    <message>
        <source>Play again…</source>
        <translation>Chơi lại…</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Chơi tiếp</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Xuất…</translation>
    </message>
    <message>
        <source>Move to the bin</source>
        <translation>Bỏ vào thùng rác</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Khôi phục</translation>
    </message>
    <message>
        <source>Choose a line to see more.</source>
        <translation>Chọn một dòng để xem thêm.</translation>
    </message>
    <message>
        <source>Deal {number}: {game}</source>
        <translation>Ván {number}: {game}</translation>
    </message>
    <message>
        <source>Announced: {what}</source>
        <translation>Đã hô: {what}</translation>
    </message>
    <message>
        <source>Extra points: {what}</source>
        <translation>Điểm thưởng: {what}</translation>
    </message>
    <message>
        <source>Card points: Re {re}, Kontra {kontra}</source>
        <translation>Điểm bài: Re {re}, Kontra {kontra}</translation>
    </message>
    <message>
        <source>Rules: {rules}</source>
        <translation>Luật: {rules}</translation>
    </message>
    <message>
        <source>The others play {level}.</source>
        <translation>Những người khác chơi {level}.</translation>
    </message>
    <message>
        <source>Not played to its end</source>
        <translation>Chưa chơi đến cuối</translation>
    </message>
    <message>
        <source>Reviewed: {deals}</source>
        <translation>Đã phân tích: {deals}</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>This system offers no way to play them. With the extra “sounds” of the program (pip install dokodesk[sounds]) they can be heard.</source>
        <translation>Hệ thống này không phát được âm thanh. Cài thêm phần “sounds” (pip install dokodesk[sounds]) thì sẽ nghe được.</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, phím cách</translation>
    </message>
    <message>
        <source>play the chosen card, lay it or take it back</source>
        <translation>đánh lá đang chọn, đặt xuống hoặc lấy lại</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Chữ cái</translation>
    </message>
    <message>
        <source>type the name of a card, such as H10 or ♥10</source>
        <translation>gõ tên một lá bài, ví dụ H10 hoặc ♥10</translation>
    </message>
    <message>
        <source>Any key</source>
        <translation>Phím bất kỳ</translation>
    </message>
    <message>
        <source>skip what is being shown</source>
        <translation>bỏ qua phần đang trình diễn</translation>
    </message>
    <message>
        <source>put a card back, close a message</source>
        <translation>trả lá bài lại, đóng thông báo</translation>
    </message>
    <message>
        <source>to the buttons of questions and announcements</source>
        <translation>đến các nút trả lời và hô</translation>
    </message>
    <message>
        <source>choose a deal</source>
        <translation>chọn một ván</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>show a deal in full</source>
        <translation>xem đầy đủ một ván</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Mọi nơi</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Tại bàn</translation>
    </message>
    <message>
        <source>On the score sheet</source>
        <translation>Trên bảng điểm</translation>
    </message>
</context>
<context>
    <name>Elements</name>
    <message>
        <source>hand: {cards}</source>
        <extracomment>More than anybody ever holds: twelve, and the cards of a poverty. From the own left neighbour round the table to the own seat.</extracomment>
        <translation>bài: {cards}</translation>
    </message>
    <message>
        <source>card {number} of {all}</source>
        <translation>lá {number}/{all}</translation>
    </message>
    <message>
        <source>may be played</source>
        <translation>được đánh</translation>
    </message>
    <message>
        <source>may not be played now</source>
        <translation>giờ không được đánh</translation>
    </message>
    <message>
        <source>No card lies on the table.</source>
        <translation>Trên bàn không có lá nào.</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>Trick {number}. {cards}.</source>
        <translation>Nước {number}. {cards}.</translation>
    </message>
    <message>
        <source>{name} would win it.</source>
        <translation>{name} sẽ ăn nước này.</translation>
    </message>
</context>
<context>
    <name>ExampleView</name>
    <message>
        <source>{value} (now)</source>
        <translation>{value} (hiện giờ)</translation>
    </message>
    <message>
        <source>the last trick</source>
        <translation>nước cuối</translation>
    </message>
    <message>
        <source>pigs have been declared, as far as there are any</source>
        <translation>heo đã được báo, nếu có</translation>
    </message>
    <message>
        <source>no extra point</source>
        <translation>không điểm thưởng</translation>
    </message>
    <message>
        <source>may be declared as a wedding</source>
        <translation>được báo đám cưới</translation>
    </message>
    <message>
        <source>may be declared as a poverty</source>
        <translation>được báo bài nghèo</translation>
    </message>
    <message>
        <source>may be thrown in</source>
        <translation>được bỏ bài</translation>
    </message>
    <message>
        <source>must be played</source>
        <translation>phải chơi</translation>
    </message>
    <message>
        <source>Re has {re} card points, Kontra {kontra}.</source>
        <translation>Re có {re} điểm bài, Kontra {kontra}.</translation>
    </message>
    <message>
        <source>Kontra has a trick, worth nothing.</source>
        <translation>Kontra có một nước, không có điểm.</translation>
    </message>
    <message>
        <source>Announced: {calls}.</source>
        <translation>Đã hô: {calls}.</translation>
    </message>
    <message>
        <source>Extra points: {extras}.</source>
        <translation>Điểm thưởng: {extras}.</translation>
    </message>
    <message>
        <source>It is a bock deal with factor {n}.</source>
        <translation>Đây là ván bock với hệ số {n}.</translation>
    </message>
    <message>
        <source>nobody wins</source>
        <translation>không ai thắng</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>{side} thắng</translation>
    </message>
    <message>
        <source>{reasons}. Written down: {scores}</source>
        <translation>{reasons}. Ghi: {scores}</translation>
    </message>
</context>
<context>
    <name>Explained</name>
    <message>
        <source>{name} tried {deals} deals that could have been. Points on average: {cards}.</source>
        <extracomment>Cards that are named with their numbers; the others were worse.</extracomment>
        <translation>{name} đã thử {deals} cách chia bài có thể. Điểm trung bình: {cards}.</translation>
    </message>
    <message>
        <source>Points on average by what {name} could know: {cards}.</source>
        <translation>Điểm trung bình theo những gì {name} có thể biết: {cards}.</translation>
    </message>
    <message>
        <source>{card} {points}</source>
        <translation>{card} {points}</translation>
    </message>
    <message>
        <source>Told to {name}: {thoughts}</source>
        <translation>Nói với {name}: {thoughts}</translation>
    </message>
    <message>
        <source>Asked again, {name} would decide otherwise: {action}.</source>
        <translation>Hỏi lại thì {name} sẽ quyết định khác: {action}.</translation>
    </message>
    <message>
        <source>The person</source>
        <translation>Người chơi thật</translation>
    </message>
    <message>
        <source>say nothing</source>
        <translation>không nói gì</translation>
    </message>
    <message>
        <source>{name} had no other choice.</source>
        <translation>{name} không có lựa chọn nào khác.</translation>
    </message>
    <message>
        <source>Nothing can be said about this.</source>
        <translation>Không nói được gì về việc này.</translation>
    </message>
    <message>
        <source>Go to a card of a computer player to see its reasons.</source>
        <translation>Đến một lá bài của người chơi máy để xem lý do.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Chờ chút…</translation>
    </message>
    <message>
        <source>{name} found the hand best for a normal game.</source>
        <extracomment>What decided before the first card, and about what is said between the cards.</extracomment>
        <translation>{name} thấy bài hợp nhất với ván thường.</translation>
    </message>
    <message>
        <source>{name} found the hand strong enough for a solo.</source>
        <translation>{name} thấy bài đủ mạnh để chơi solo.</translation>
    </message>
    <message>
        <source>{name} had to play a solo.</source>
        <translation>{name} buộc phải chơi solo.</translation>
    </message>
    <message>
        <source>{name} held both queens of clubs and looked for a partner.</source>
        <translation>{name} có cả hai đầm chuồn và tìm bạn cùng phe.</translation>
    </message>
    <message>
        <source>{name} held too few trumps for a normal game.</source>
        <translation>{name} có quá ít chủ cho một ván thường.</translation>
    </message>
    <message>
        <source>{name} found the hand strong enough to take the poverty.</source>
        <translation>{name} thấy bài đủ mạnh để nhận bài nghèo.</translation>
    </message>
    <message>
        <source>{name} found the hand too weak to take the poverty.</source>
        <translation>{name} thấy bài quá yếu để nhận bài nghèo.</translation>
    </message>
    <message>
        <source>{name} gave back cards to be out of a suit.</source>
        <translation>{name} trả lại bài để hết một chất.</translation>
    </message>
    <message>
        <source>{name} thought that the own side would win.</source>
        <translation>{name} nghĩ phe mình sẽ thắng.</translation>
    </message>
    <message>
        <source>{name} answered what the others had announced.</source>
        <translation>{name} đáp lại lời báo của người khác.</translation>
    </message>
    <message>
        <source>{name} thought that the other side would stay below that.</source>
        <translation>{name} nghĩ phe kia sẽ ở dưới mức đó.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Written: {file}</source>
        <extracomment>Forms that hold what was played, however it is counted. Forms that need the cards.</extracomment>
        <translation>Đã ghi: {file}</translation>
    </message>
    <message>
        <source>score sheet</source>
        <translation>bảng điểm</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) without cards are left out.</source>
        <translation>
            <numerusform>Bỏ qua %n bảng không có lá bài.</numerusform>
        </translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>A4, with lines for signatures: to print, send and file.</source>
        <translation>A4, có dòng ký tên: để in, gửi và lưu.</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Trang web</translation>
    </message>
    <message>
        <source>One file for any browser, with curves and every deal.</source>
        <translation>Một tệp cho mọi trình duyệt, có biểu đồ và từng ván.</translation>
    </message>
    <message>
        <source>Doppelkopf record</source>
        <translation>Bản ghi Doppelkopf</translation>
    </message>
    <message>
        <source>Every card and announcement; dokodesk can replay it.</source>
        <translation>Từng lá bài và lời hô; dokodesk phát lại được.</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Bảng (CSV)</translation>
    </message>
    <message>
        <source>For spreadsheets; dokodesk can read it back.</source>
        <translation>Cho bảng tính; dokodesk đọc lại được.</translation>
    </message>
    <message>
        <source>Record as JSON</source>
        <translation>Bản ghi dạng JSON</translation>
    </message>
    <message>
        <source>The same as the record, for programs.</source>
        <translation>Giống bản ghi, dành cho chương trình.</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Hình (PNG)</translation>
    </message>
    <message>
        <source>The sheet as a picture, to post or send.</source>
        <translation>Bảng điểm dạng hình, để đăng hoặc gửi.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Xuất</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Bảng điểm</translation>
    </message>
    <message numerus="yes">
        <source>%n score sheet(s)</source>
        <translation>
            <numerusform>%n bảng điểm</numerusform>
        </translation>
    </message>
    <message>
        <source>Only for one sheet at a time.</source>
        <translation>Mỗi lần chỉ một bảng.</translation>
    </message>
    <message>
        <source>Not for sheets that were written by hand: they have no cards.</source>
        <translation>Không dùng cho bảng ghi tay: chúng không có bài.</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Cách tính</translation>
    </message>
    <message>
        <source>With every deal in full</source>
        <translation>Với đầy đủ từng ván</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Lưu…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>In…</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Xem trước</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
</context>
<context>
    <name>FilesArea</name>
    <message>
        <source>Open a record</source>
        <translation>Mở bản ghi</translation>
    </message>
    <message>
        <source>Doppelkopf records (*.doko);;All files (*)</source>
        <translation>Bản ghi Doppelkopf (*.doko);;Mọi tệp (*)</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Search names, games, tags, notes</source>
        <extracomment>So long after the last letter the search begins.</extracomment>
        <translation>Tìm tên, kiểu ván, nhãn, ghi chú</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Tìm</translation>
    </message>
    <message>
        <source>Ready-made questions</source>
        <translation>Câu hỏi có sẵn</translation>
    </message>
    <message>
        <source>More filters</source>
        <translation>Thêm bộ lọc</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Hiện tất cả</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tất cả</translation>
    </message>
    <message>
        <source>any solo</source>
        <translation>solo bất kỳ</translation>
    </message>
    <message>
        <source>both</source>
        <translation>cả hai</translation>
    </message>
    <message>
        <source>won</source>
        <translation>thắng</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>thua</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Kiểu ván</translation>
    </message>
    <message>
        <source>Own side</source>
        <translation>Phe mình</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Kết quả</translation>
    </message>
    <message>
        <source>Others play</source>
        <translation>Máy chơi</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Luật</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Loại</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Nhãn</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Từ</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Đến</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Ngày đầu</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Ngày cuối</translation>
    </message>
</context>
<context>
    <name>FolderField</name>
    <message>
        <source>No folder</source>
        <translation>Không có thư mục</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Chọn…</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Không</translation>
    </message>
</context>
<context>
    <name>FolderRow</name>
    <message>
        <source>Matches, score sheets and progress</source>
        <translation>Trận đấu, bảng điểm và tiến độ</translation>
    </message>
    <message>
        <source>Preferences and your own rules</source>
        <translation>Tùy chọn và luật riêng</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Mở</translation>
    </message>
    <message>
        <source>Open {path}</source>
        <translation>Mở {path}</translation>
    </message>
</context>
<context>
    <name>GroupHead</name>
    <message>
        <source>Which table is nearest to yours? Choose it, then change below what you play differently. Everything else stays as it is there.</source>
        <translation>Bàn nào gần với bàn bạn nhất? Hãy chọn, rồi sửa bên dưới những gì bàn bạn chơi khác. Mọi thứ khác giữ nguyên.</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>So với</translation>
    </message>
    <message>
        <source>Preset to compare with</source>
        <translation>Bộ luật sẵn để so sánh</translation>
    </message>
    <message>
        <source>This group back to the preset</source>
        <translation>Trả nhóm này về bộ luật sẵn</translation>
    </message>
    <message>
        <source>Everything back to the preset</source>
        <translation>Trả tất cả về bộ luật sẵn</translation>
    </message>
</context>
<context>
    <name>HandForm</name>
    <message>
        <source>Extra points</source>
        <translation>Điểm thưởng</translation>
    </message>
    <message>
        <source>Kontra {points}</source>
        <translation>Kontra {points}</translation>
    </message>
    <message>
        <source>The deal does not count.</source>
        <translation>Ván này không tính.</translation>
    </message>
    <message>
        <source>Nobody has won, value {value}</source>
        <translation>Không ai thắng, giá trị {value}</translation>
    </message>
    <message>
        <source>{side} wins, value {value}</source>
        <translation>{side} thắng, giá trị {value}</translation>
    </message>
    <message>
        <source>Plays alone</source>
        <translation>Chơi một mình</translation>
    </message>
    <message>
        <source>Re are</source>
        <translation>Phe Re</translation>
    </message>
    <message>
        <source>Choose who plays alone.</source>
        <translation>Hãy chọn người chơi một mình.</translation>
    </message>
    <message>
        <source>Choose the two who were Re.</source>
        <translation>Hãy chọn hai người thuộc Re.</translation>
    </message>
    <message>
        <source>Somebody chosen sits out of this deal.</source>
        <translation>Có người được chọn đang nghỉ ván này.</translation>
    </message>
    <message>
        <source>Card points are between 0 and 240.</source>
        <translation>Điểm bài từ 0 đến 240.</translation>
    </message>
    <message>
        <source>Without a trick there are no card points.</source>
        <translation>Không có nước nào thì không có điểm bài.</translation>
    </message>
    <message>
        <source>These extra points do not count in this game.</source>
        <translation>Các điểm thưởng này không tính trong ván này.</translation>
    </message>
    <message>
        <source>No compulsory solo is owed here any more.</source>
        <translation>Ở đây không còn nợ solo bắt buộc.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Kiểu ván</translation>
    </message>
    <message>
        <source>Points of Re</source>
        <translation>Điểm của Re</translation>
    </message>
    <message>
        <source>without a trick</source>
        <translation>không nước nào</translation>
    </message>
    <message>
        <source>The player alone has made it</source>
        <translation>Người chơi một mình đã đạt</translation>
    </message>
    <message>
        <source>Compulsory solo</source>
        <translation>Solo bắt buộc</translation>
    </message>
    <message>
        <source>With a trick of four hearts</source>
        <translation>Có nước bốn lá cơ</translation>
    </message>
    <message>
        <source>Bock factor</source>
        <translation>Hệ số bock</translation>
    </message>
    <message>
        <source>no more</source>
        <translation>không hơn</translation>
    </message>
    <message>
        <source>Highest announcement of {side}</source>
        <translation>Lời hô cao nhất của {side}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Ván {number}</translation>
    </message>
    <message>
        <source>Write down</source>
        <translation>Ghi lại</translation>
    </message>
    <message>
        <source>Correct deal {number}</source>
        <translation>Sửa ván {number}</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Sửa</translation>
    </message>
    <message>
        <source>Dealer: {name}</source>
        <translation>Người chia: {name}</translation>
    </message>
</context>
<context>
    <name>HandPage</name>
    <message>
        <source>Undo</source>
        <translation>Hoàn tác</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Làm lại</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Sửa</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Bỏ ra</translation>
    </message>
    <message>
        <source>Other sheets</source>
        <translation>Bảng khác</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Bảng điểm</translation>
    </message>
    <message>
        <source>Corrections: {count}</source>
        <translation>Số lần sửa: {count}</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>đã nhập</translation>
    </message>
    <message>
        <source>All planned deals are played.</source>
        <translation>Đã chơi hết các ván dự định.</translation>
    </message>
    <message>
        <source>Compulsory solo owed: {names}</source>
        <translation>Còn nợ solo bắt buộc: {names}</translation>
    </message>
    <message>
        <source>Bock, factor {factor}</source>
        <translation>Bock, hệ số {factor}</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) thrown in</source>
        <translation>
            <numerusform>bỏ bài %n ván</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ The sheet adds up.</source>
        <translation>✓ Bảng điểm khớp.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>và %n nữa</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandSetup</name>
    <message>
        <source>Player {number}</source>
        <translation>Người chơi {number}</translation>
    </message>
    <message>
        <source>Score sheet for a real evening</source>
        <translation>Ghi điểm cho buổi chơi thật</translation>
    </message>
    <message>
        <source>For a round with real cards: enter what was played, and the points, bock deals, owed solos and the dealer follow by your rules.</source>
        <translation>Cho bàn chơi với bài thật: nhập những gì đã chơi; điểm, ván bock, solo còn nợ và người chia tự tính theo luật của bạn.</translation>
    </message>
    <message>
        <source>Name of the sheet</source>
        <translation>Tên bảng điểm</translation>
    </message>
    <message>
        <source>for example: Thursday round</source>
        <translation>ví dụ: Hội thứ Năm</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Ngày</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Luật</translation>
    </message>
    <message>
        <source>Number of deals</source>
        <translation>Số ván</translation>
    </message>
    <message>
        <source>Players, as they sit (4 to 7)</source>
        <translation>Người chơi theo chỗ ngồi (4 đến 7)</translation>
    </message>
    <message>
        <source>Player {number}, if there is one</source>
        <translation>Người chơi {number}, nếu có</translation>
    </message>
    <message>
        <source>Deals first</source>
        <translation>Chia đầu tiên</translation>
    </message>
    <message>
        <source>Begin the sheet</source>
        <translation>Bắt đầu bảng</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Quay lại</translation>
    </message>
    <message>
        <source>Go on with</source>
        <translation>Tiếp tục với</translation>
    </message>
</context>
<context>
    <name>HintBox</name>
    <message>
        <source>Hint</source>
        <extracomment>More reasons than these nobody reads.</extracomment>
        <translation>Gợi ý</translation>
    </message>
    <message>
        <source>What would be good now, by what you can know</source>
        <translation>Giờ làm gì thì tốt, theo những gì bạn có thể biết</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Chờ chút…</translation>
    </message>
    <message>
        <source>There is nothing to advise here.</source>
        <translation>Ở đây không có gì để khuyên.</translation>
    </message>
    <message>
        <source>Good now: {what}.</source>
        <translation>Nên: {what}.</translation>
    </message>
    <message>
        <source>The others are hardly worse.</source>
        <translation>Các lá khác cũng không kém mấy.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Điểm</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Thắng</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>You lead</source>
        <translation>Bạn ra bài</translation>
    </message>
    <message>
        <source>{led}. You have none: play what you like</source>
        <translation>{led}. Bạn không có: đánh lá nào cũng được</translation>
    </message>
    <message>
        <source>{led}. Your turn</source>
        <translation>{led}. Đến lượt bạn</translation>
    </message>
    <message>
        <source>{name} is thinking …</source>
        <translation>{name} đang nghĩ …</translation>
    </message>
    <message>
        <source>until your next card</source>
        <translation>đến lá kế tiếp của bạn</translation>
    </message>
    <message>
        <source>Reservations</source>
        <translation>Bảo lưu</translation>
    </message>
    <message>
        <source>Compulsory solo</source>
        <translation>Solo bắt buộc</translation>
    </message>
    <message>
        <source>Bidding for the solo</source>
        <translation>Đấu giá giành solo</translation>
    </message>
    <message>
        <source>Deal {number} of {all}</source>
        <translation>Ván {number}/{all}</translation>
    </message>
    <message>
        <source>Bock ×{factor}</source>
        <translation>Bock ×{factor}</translation>
    </message>
</context>
<context>
    <name>HistoryArea</name>
    <message>
        <source>A match is being played. Put it aside and go on with this one?</source>
        <extracomment>The stored match whose sheet is shown, and what it was loaded from. Shows a sheet that has no cards; another part of the program can do that. Judges deals; another part of the program can do that. Judges a stored match, or one deal of it. Tells how many deals of some stored matches are judged.</extracomment>
        <translation>Một trận đang chơi dở. Cất nó đi và chơi tiếp trận này?</translation>
    </message>
    <message>
        <source>Go on with this one</source>
        <translation>Chơi tiếp trận này</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Ở lại đây</translation>
    </message>
    <message>
        <source>The match is in the bin.</source>
        <translation>Trận đã vào thùng rác.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Hoàn tác</translation>
    </message>
    <message>
        <source>Remove everything in the bin for good? This cannot be undone.</source>
        <translation>Xóa hẳn mọi thứ trong thùng rác? Không hoàn tác được.</translation>
    </message>
    <message>
        <source>Remove for good</source>
        <translation>Xóa hẳn</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Giữ lại</translation>
    </message>
    <message>
        <source>This cannot be shown: {reason}</source>
        <translation>Không hiện được: {reason}</translation>
    </message>
</context>
<context>
    <name>HistoryCounts</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n trận</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n ván</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) removed for good.</source>
        <translation>
            <numerusform>Đã xóa hẳn %n trận.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n tay bài</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryLists</name>
    <message>
        <source>Played</source>
        <extracomment>So many rows say how wide a column must be. So many lines of a list are always in sight. So many lines a long text may take before a column is left out. What a cell keeps free at both sides, in widths of a letter.</extracomment>
        <translation>Ngày chơi</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Người chơi</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Luật</translation>
    </message>
    <message>
        <source>Others play</source>
        <translation>Máy chơi</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Ván</translation>
    </message>
    <message>
        <source>Own points</source>
        <translation>Điểm mình</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Đã phân tích</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Nhãn</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>STT</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Kiểu ván</translation>
    </message>
    <message>
        <source>Own side</source>
        <translation>Phe mình</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Đã hô</translation>
    </message>
    <message>
        <source>Extra points</source>
        <translation>Điểm thưởng</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Nothing fits. Try fewer words or another filter.</source>
        <extracomment>Under this width, in heights of a line, the details take the place of the list when asked for. Tells how many deals of some matches are reviewed; another part of the program knows. Whether a match is being played just now; then it cannot be thrown away.</extracomment>
        <translation>Không có gì phù hợp. Hãy bớt từ hoặc thử bộ lọc khác.</translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation>Thùng rác trống.</translation>
    </message>
    <message>
        <source>Every match you play is kept here, with all its cards.</source>
        <translation>Mọi trận bạn chơi được giữ ở đây, với đủ mọi lá bài.</translation>
    </message>
    <message>
        <source>This match is being played. End it first.</source>
        <translation>Trận này đang chơi. Hãy kết thúc trước.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Lịch sử</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Quay lại</translation>
    </message>
    <message>
        <source>Statistics of these</source>
        <translation>Thống kê các ván này</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Trận</translation>
    </message>
    <message>
        <source>Single deals</source>
        <translation>Từng ván</translation>
    </message>
    <message>
        <source>Export these…</source>
        <translation>Xuất các trận này…</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Thùng rác</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Chi tiết</translation>
    </message>
    <message>
        <source>Empty the bin…</source>
        <translation>Dọn thùng rác…</translation>
    </message>
</context>
<context>
    <name>HistorySearch</name>
    <message>
        <source>All deals</source>
        <extracomment>All solos that are announced as such, the compulsory ones too. A game that there is not: finds nothing.</extracomment>
        <translation>Mọi ván</translation>
    </message>
    <message>
        <source>Solos I lost</source>
        <translation>Solo tôi thua</translation>
    </message>
    <message>
        <source>Solos I won</source>
        <translation>Solo tôi thắng</translation>
    </message>
    <message>
        <source>Announced and lost</source>
        <translation>Đã hô và thua</translation>
    </message>
    <message>
        <source>No 90 or more announced and won</source>
        <translation>Hô không 90 trở lên và thắng</translation>
    </message>
    <message>
        <source>Won without an announcement</source>
        <translation>Thắng không cần hô</translation>
    </message>
    <message>
        <source>A fox was caught</source>
        <translation>Bắt được một cáo</translation>
    </message>
    <message>
        <source>Two foxes were caught</source>
        <translation>Bắt được hai cáo</translation>
    </message>
    <message>
        <source>Charlie won the last trick</source>
        <translation>Charlie ăn nước cuối</translation>
    </message>
    <message>
        <source>A Doppelkopf was made</source>
        <translation>Có Doppelkopf</translation>
    </message>
    <message>
        <source>A side made no trick</source>
        <translation>Một phe không ăn nước nào</translation>
    </message>
    <message>
        <source>Weddings</source>
        <translation>Đám cưới</translation>
    </message>
    <message>
        <source>Poverty was taken</source>
        <translation>Bài nghèo được nhận</translation>
    </message>
    <message>
        <source>I won six points or more</source>
        <translation>Tôi được sáu điểm trở lên</translation>
    </message>
    <message>
        <source>I lost six points or more</source>
        <translation>Tôi mất sáu điểm trở lên</translation>
    </message>
    <message>
        <source>Deals that did not count</source>
        <translation>Ván không tính</translation>
    </message>
</context>
<context>
    <name>HistoryTexts</name>
    <message>
        <source>Played here</source>
        <translation>Chơi tại đây</translation>
    </message>
    <message>
        <source>Evenings with real cards</source>
        <translation>Buổi chơi với bài thật</translation>
    </message>
    <message>
        <source>Record files</source>
        <translation>Tệp bản ghi</translation>
    </message>
    <message>
        <source>Deal of the day, for practice</source>
        <translation>Ván trong ngày, để tập</translation>
    </message>
    <message>
        <source>Deals from a code</source>
        <translation>Ván từ mã</translation>
    </message>
    <message>
        <source>Played on from another deal</source>
        <translation>Chơi tiếp từ ván khác</translation>
    </message>
    <message>
        <source>Played again</source>
        <translation>Chơi lại</translation>
    </message>
    <message>
        <source>all deals</source>
        <translation>mọi ván</translation>
    </message>
    <message>
        <source>{reviewed} of {deals}</source>
        <translation>{reviewed}/{deals}</translation>
    </message>
    <message>
        <source>{deals} of {planned}</source>
        <translation>{deals}/{planned}</translation>
    </message>
    <message>
        <source>Did not count</source>
        <translation>Không tính</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>{deals}, {names}</source>
        <translation>{deals}, {names}</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>và %n nữa</numerusform>
        </translation>
    </message>
    <message>
        <source>leave out</source>
        <translation>bỏ qua</translation>
    </message>
    <message>
        <source>points of a player</source>
        <translation>điểm của một người</translation>
    </message>
    <message>
        <source>running total of a player</source>
        <translation>tổng dồn của một người</translation>
    </message>
    <message>
        <source>number of the deal</source>
        <translation>số thứ tự ván</translation>
    </message>
    <message>
        <source>date</source>
        <translation>ngày</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>người chia</translation>
    </message>
    <message>
        <source>game</source>
        <translation>kiểu ván</translation>
    </message>
    <message>
        <source>bock factor</source>
        <translation>hệ số bock</translation>
    </message>
    <message>
        <source>Import a score sheet</source>
        <translation>Nhập bảng điểm</translation>
    </message>
    <message>
        <source>Name of the sheet</source>
        <translation>Tên bảng điểm</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Luật</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>không rõ</translation>
    </message>
    <message>
        <source>Columns are separated by</source>
        <translation>Các cột cách nhau bằng</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>dấu chấm phẩy</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>dấu phẩy</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tab</translation>
    </message>
    <message>
        <source>vertical line</source>
        <translation>gạch đứng</translation>
    </message>
    <message>
        <source>The first line holds titles</source>
        <translation>Dòng đầu là tiêu đề</translation>
    </message>
    <message>
        <source>Text encoding: {encoding}</source>
        <translation>Mã hóa văn bản: {encoding}</translation>
    </message>
    <message>
        <source>Say above each column what it is. The titles of the columns with points become the names of the players.</source>
        <translation>Hãy chọn trên mỗi cột xem đó là gì. Tiêu đề các cột điểm thành tên người chơi.</translation>
    </message>
    <message>
        <source>What is column {title}?</source>
        <translation>Cột {title} là gì?</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Nhập</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
</context>
<context>
    <name>ImportTexts</name>
    <message>
        <source>Column</source>
        <translation>Cột</translation>
    </message>
    <message>
        <source>Line {line}: “{cell}” under “{title}” is no whole number.</source>
        <translation>Dòng {line}: “{cell}” dưới “{title}” không phải số nguyên.</translation>
    </message>
    <message>
        <source>Line {line}: “{cell}” is no date.</source>
        <translation>Dòng {line}: “{cell}” không phải ngày.</translation>
    </message>
    <message>
        <source>Line {line}: “{cell}” dealt, but has no column with points.</source>
        <translation>Dòng {line}: “{cell}” đã chia nhưng không có cột điểm.</translation>
    </message>
    <message>
        <source>Line {line}: “{cell}” is no bock factor.</source>
        <translation>Dòng {line}: “{cell}” không phải hệ số bock.</translation>
    </message>
    <message>
        <source>The file is larger than {amount} MB; that is no score sheet.</source>
        <translation>Tệp lớn hơn {amount} MB; đó không phải bảng điểm.</translation>
    </message>
    <message>
        <source>Line {line} cannot be read as a line of a table. Save the table anew as CSV.</source>
        <translation>Không đọc được dòng {line} như một dòng của bảng. Hãy lưu lại bảng dạng CSV.</translation>
    </message>
    <message>
        <source>There is no table in the file.</source>
        <translation>Trong tệp không có bảng nào.</translation>
    </message>
    <message>
        <source>The table has more than {amount} columns.</source>
        <translation>Bảng có hơn {amount} cột.</translation>
    </message>
    <message>
        <source>This is no text file. Open the table in a spreadsheet program and save it as CSV.</source>
        <translation>Đây không phải tệp văn bản. Hãy mở bảng trong chương trình bảng tính rồi lưu dạng CSV.</translation>
    </message>
    <message>
        <source>The encoding of the text is not known. Save the table as CSV in UTF-8.</source>
        <translation>Không rõ mã hóa văn bản. Hãy lưu bảng dạng CSV, mã UTF-8.</translation>
    </message>
    <message>
        <source>Columns with points or running totals: {amount}. A sheet needs 2 to 12 of them, one for each player.</source>
        <translation>Số cột điểm hoặc tổng dồn: {amount}. Một bảng cần từ 2 đến 12 cột, mỗi người một cột.</translation>
    </message>
    <message>
        <source>No line has points.</source>
        <translation>Không dòng nào có điểm.</translation>
    </message>
</context>
<context>
    <name>ImportView</name>
    <message>
        <source>Use what could be read</source>
        <translation>Dùng những gì đọc được</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation>Dùng luật này</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Thôi</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Quay lại</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Chỗ sai</translation>
    </message>
    <message>
        <source>Nothing in this file can be used. The file stays as it is.</source>
        <translation>Không dùng được gì trong tệp này. Tệp được giữ nguyên.</translation>
    </message>
    <message>
        <source>This is a rule file of FreeDoko.</source>
        <translation>Đây là tệp luật của FreeDoko.</translation>
    </message>
    <message>
        <source>Some of it cannot be read; there the preset holds. The file stays as it is.</source>
        <translation>Có phần không đọc được; chỗ đó dùng bộ luật sẵn. Tệp được giữ nguyên.</translation>
    </message>
    <message>
        <source>In FreeDoko</source>
        <translation>Trong FreeDoko</translation>
    </message>
    <message>
        <source>Why not</source>
        <translation>Vì sao không</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Ở đây</translation>
    </message>
</context>
<context>
    <name>KeyButton</name>
    <message>
        <source>Press a key …</source>
        <extracomment>A heading, things by name and words whose keys can be changed, and fixed keys with words. From this width on, in heights of a line, there is room for everything beside each other.</extracomment>
        <translation>Nhấn một phím …</translation>
    </message>
    <message>
        <source>Press the new key for: {thing}. Esc keeps the old one.</source>
        <translation>Nhấn phím mới cho: {thing}. Esc giữ phím cũ.</translation>
    </message>
    <message>
        <source>{thing}: {keys}. Change</source>
        <translation>{thing}: {keys}. Đổi</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>First steps</source>
        <extracomment>The pictures of the learner, Berta, Carl and Dora; none of them is the teacher&apos;s.</extracomment>
        <translation>Bước đầu</translation>
    </message>
    <message>
        <source>Playing together</source>
        <translation>Chơi phối hợp</translation>
    </message>
    <message>
        <source>Announcing</source>
        <translation>Hô</translation>
    </message>
    <message>
        <source>Weddings, poverty and solos</source>
        <translation>Đám cưới, bài nghèo và solo</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Tính điểm</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Luật nhà</translation>
    </message>
    <message>
        <source>Your own lessons</source>
        <translation>Bài học của bạn</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Step {number} of {all}</source>
        <extracomment>Below this height, in lines of text, the words stand beside the table. In a narrower page the teacher says everything one below the other. The part of the width that they take there, and the most of the height above the table.</extracomment>
        <translation>Bước {number}/{all}</translation>
    </message>
    <message>
        <source>This lesson is broken.</source>
        <translation>Bài học này bị hỏng.</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>Giỏi lắm!</translation>
    </message>
    <message>
        <source>Not this time.</source>
        <translation>Lần này chưa được.</translation>
    </message>
    <message>
        <source>Watch: this is how it goes.</source>
        <translation>Xem nhé: làm như thế này.</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Đúng!</translation>
    </message>
    <message>
        <source>Not quite.</source>
        <translation>Chưa hẳn.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Đến lượt bạn</translation>
    </message>
    <message>
        <source>You made it. Once more, and you will not need a second try.</source>
        <translation>Bạn làm được rồi. Học lại lần nữa là làm đúng ngay từ đầu.</translation>
    </message>
    <message>
        <source>You made it, and everything at the first try.</source>
        <translation>Bạn làm được rồi, đúng hết ngay lần đầu.</translation>
    </message>
    <message>
        <source>The next lesson: {title}.</source>
        <translation>Bài học tiếp theo: {title}.</translation>
    </message>
    <message>
        <source>The lesson is over.</source>
        <translation>Hết bài học.</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Bài kế tiếp</translation>
    </message>
    <message>
        <source>Play a real match</source>
        <translation>Chơi trận thật</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Khóa học</translation>
    </message>
    <message>
        <source>Back to the overview of the course</source>
        <translation>Về trang tổng quan khóa học</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Bài chủ</translation>
    </message>
    <message>
        <source>The order of the trumps beside the table</source>
        <translation>Thứ tự bài chủ bên cạnh bàn</translation>
    </message>
    <message>
        <source>Try it freely</source>
        <translation>Thử tự do</translation>
    </message>
    <message>
        <source>Practise with these cards, with taking back and hints</source>
        <translation>Tập với bài này, được đi lại và có gợi ý</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>at random</source>
        <translation>hú họa</translation>
    </message>
    <message>
        <source>like beginners</source>
        <translation>như người mới</translation>
    </message>
    <message>
        <source>like occasional players</source>
        <translation>như người thỉnh thoảng mới chơi</translation>
    </message>
    <message>
        <source>like a usual round</source>
        <translation>như bàn bình thường</translation>
    </message>
    <message>
        <source>like regulars</source>
        <translation>như dân chơi quen</translation>
    </message>
    <message>
        <source>like experts</source>
        <translation>như chuyên gia</translation>
    </message>
    <message>
        <source>like masters</source>
        <translation>như cao thủ</translation>
    </message>
    <message>
        <source>to match you</source>
        <translation>vừa sức bạn</translation>
    </message>
    <message>
        <source>The others now play {level}</source>
        <translation>Giờ những người khác chơi {level}</translation>
    </message>
    <message>
        <source>The others now play between {lower} and {upper}</source>
        <translation>Giờ những người khác chơi ở mức giữa “{lower}” và “{upper}”</translation>
    </message>
</context>
<context>
    <name>LooksArea</name>
    <message>
        <source>The folder with your own cards cannot be read: {folder}</source>
        <extracomment>So many cards are named; with more the number says it.</extracomment>
        <translation>Không đọc được thư mục bài riêng của bạn: {folder}</translation>
    </message>
    <message>
        <source>Not usable as pictures: {cards}</source>
        <translation>Không dùng làm hình được: {cards}</translation>
    </message>
    <message>
        <source>No picture of: {cards}</source>
        <translation>Thiếu hình của: {cards}</translation>
    </message>
    <message>
        <source>Your own cards in {folder}: {reason}. Ours take their place.</source>
        <translation>Bài riêng của bạn trong {folder}: {reason}. Tạm dùng bài của chương trình.</translation>
    </message>
    <message numerus="yes">
        <source>{cards} and %n more</source>
        <translation>
            <numerusform>{cards} và %n lá nữa</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>{file} cannot be opened: {reason}</source>
        <extracomment>What the tool bar keeps for the status beside its words, in heights of a line. Replays a deal of a match, by its place; another part of the program can do that. Judges a deal of a match, by its place, or all of them; another part can do that. The match of the deal that was shown in full last. Adds to the sheet of the match at hand what the history keeps of it. Replays any deal, finished or not.</extracomment>
        <translation>Không mở được {file}: {reason}</translation>
    </message>
    <message>
        <source>Something went wrong inside the program. Nothing that was stored is lost; if the table looks odd, close the window and start again.</source>
        <translation>Chương trình gặp trục trặc bên trong. Những gì đã lưu không mất; nếu bàn chơi trông lạ, hãy đóng cửa sổ rồi mở lại.</translation>
    </message>
    <message>
        <source>The details are in {file}.</source>
        <translation>Chi tiết nằm trong {file}.</translation>
    </message>
    <message>
        <source>Save a fault report…</source>
        <translation>Lưu báo cáo lỗi…</translation>
    </message>
    <message>
        <source>Set the table anew</source>
        <translation>Dọn lại bàn</translation>
    </message>
    <message>
        <source>{status}. Fingerprint of the cards: {mark}</source>
        <translation>{status}. Dấu vân của bộ bài: {mark}</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Thanh công cụ</translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>Playing</source>
        <extracomment>The keys of the program by group: title of the group, then keys and what they do. The pages, in the order in which one would read them.</extracomment>
        <translation>Chơi</translation>
    </message>
    <message>
        <source>Learning and practising</source>
        <translation>Học và tập</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Luật</translation>
    </message>
    <message>
        <source>Good play for beginners</source>
        <translation>Chơi hay cho người mới</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>Từ ngữ của trò chơi</translation>
    </message>
    <message>
        <source>Score sheets and old deals</source>
        <translation>Bảng điểm và ván cũ</translation>
    </message>
    <message>
        <source>Computer players, hints and review</source>
        <translation>Người chơi máy, gợi ý và phân tích</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Tùy chọn</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Bàn phím</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Tệp</translation>
    </message>
    <message>
        <source>Programs as players</source>
        <translation>Chương trình làm người chơi</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Dữ liệu của bạn</translation>
    </message>
    <message>
        <source>When something is wrong</source>
        <translation>Khi có trục trặc</translation>
    </message>
    <message>
        <source>The rule sets</source>
        <translation>Các bộ luật</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Phím</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Tác dụng</translation>
    </message>
</context>
<context>
    <name>ManualPage</name>
    <message>
        <source>Nothing was found.</source>
        <translation>Không tìm thấy gì.</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Hướng dẫn</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Quay lại</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Tìm trong hướng dẫn</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Mục lục</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Nội dung</translation>
    </message>
</context>
<context>
    <name>MatchDesk</name>
    <message>
        <source>A match is being played. Leave it unfinished and begin a new one?</source>
        <translation>Một trận đang chơi dở. Bỏ dở và bắt đầu trận mới?</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Trận mới…</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Chơi tiếp</translation>
    </message>
    <message>
        <source>End the match here? What was played stays stored.</source>
        <translation>Kết thúc trận ở đây? Những gì đã chơi vẫn được lưu.</translation>
    </message>
    <message>
        <source>End match</source>
        <translation>Kết thúc trận</translation>
    </message>
    <message>
        <source>These rules hold from the next match on.</source>
        <translation>Luật này áp dụng từ trận sau.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Trận mới</translation>
    </message>
</context>
<context>
    <name>MatchTexts</name>
    <message>
        <source>{rules} · {deals} · with {others}</source>
        <translation>{rules} · {deals} · với {others}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Ván {number}</translation>
    </message>
    <message>
        <source>Extra deal {number}</source>
        <translation>Ván thêm {number}</translation>
    </message>
    <message>
        <source>Deal {number} of {planned}</source>
        <translation>Ván {number}/{planned}</translation>
    </message>
    <message>
        <source>{deal}, the last one</source>
        <translation>{deal}, ván cuối</translation>
    </message>
    <message>
        <source>trick {number}</source>
        <translation>nước {number}</translation>
    </message>
    <message>
        <source>before the first trick</source>
        <translation>trước nước đầu tiên</translation>
    </message>
    <message>
        <source>{place} · {rules} · {scores}</source>
        <translation>{place} · {rules} · {scores}</translation>
    </message>
</context>
<context>
    <name>Medal</name>
    <message>
        <source>Place {place}</source>
        <extracomment>Light, middle and rim of each metal, and the number on it.</extracomment>
        <translation>Hạng {place}</translation>
    </message>
</context>
<context>
    <name>MixEditor</name>
    <message>
        <source>Suit solos, at least</source>
        <translation>Solo chất, ít nhất</translation>
    </message>
    <message>
        <source>Picture solos, at least</source>
        <translation>Solo hình, ít nhất</translation>
    </message>
</context>
<context>
    <name>NewMatchPage</name>
    <message>
        <source>They follow your results and aim at an even match: stronger after deals you win, weaker after deals you lose.</source>
        <extracomment>The three variants of the standard rules that can be switched on here (rules 1.4, V20 to V22).</extracomment>
        <translation>Họ dựa vào kết quả của bạn để trận đấu ngang sức: mạnh hơn sau ván bạn thắng, yếu hơn sau ván bạn thua.</translation>
    </message>
    <message>
        <source>With a multiple of four everybody deals equally often.</source>
        <translation>Nếu là bội số của bốn, ai cũng chia bài số lần như nhau.</translation>
    </message>
    <message>
        <source>Everybody plays a compulsory solo among them.</source>
        <translation>Trong đó mỗi người chơi một solo bắt buộc.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Trận mới</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Luật</translation>
    </message>
    <message>
        <source>The rules chosen at the start.</source>
        <translation>Luật đã chọn lúc mở chương trình.</translation>
    </message>
    <message>
        <source>Read or change these rules</source>
        <translation>Đọc hoặc sửa luật này</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Người chơi</translation>
    </message>
    <message>
        <source>You (south)</source>
        <translation>Bạn (nam)</translation>
    </message>
    <message>
        <source>On your left (west)</source>
        <translation>Bên trái bạn (tây)</translation>
    </message>
    <message>
        <source>Opposite (north)</source>
        <translation>Đối diện (bắc)</translation>
    </message>
    <message>
        <source>On your right (east)</source>
        <translation>Bên phải bạn (đông)</translation>
    </message>
    <message>
        <source>Character of the player: {seat}</source>
        <translation>Tính cách của người chơi: {seat}</translation>
    </message>
    <message>
        <source>Conventions</source>
        <translation>Quy ước</translation>
    </message>
    <message>
        <source>The others play</source>
        <translation>Những người khác chơi</translation>
    </message>
    <message>
        <source>Number of deals</source>
        <translation>Số ván</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Quay lại</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Chia bài</translation>
    </message>
    <message>
        <source>The second ♥10 wins, except in the last trick</source>
        <translation>♥10 thứ hai ăn ♥10 đầu, trừ nước cuối</translation>
    </message>
    <message>
        <source>A soloist leads the first trick</source>
        <translation>Người chơi solo ra nước đầu</translation>
    </message>
    <message>
        <source>Charlie counts only when it wins the last trick</source>
        <translation>Charlie chỉ tính khi ăn nước cuối</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>No folder for personal files was found on this computer. Name one with --data-dir; until then nothing is saved.</source>
        <translation>Không tìm thấy thư mục cho tệp cá nhân trên máy này. Hãy chỉ định bằng --data-dir; trước đó không có gì được lưu.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be made ({cause}). Make it yourself or name another one with --data-dir.</source>
        <translation>Không tạo được thư mục {folder} ({cause}). Hãy tự tạo hoặc chỉ định thư mục khác bằng --data-dir.</translation>
    </message>
    <message>
        <source>Nothing can be saved in the folder {folder} ({cause}). Check its permissions or name another one with --data-dir.</source>
        <translation>Không lưu được gì trong thư mục {folder} ({cause}). Hãy kiểm tra quyền hoặc chỉ định thư mục khác bằng --data-dir.</translation>
    </message>
    <message>
        <source>{file} could not be saved ({cause}). What was there before is unchanged.</source>
        <translation>Không lưu được {file} ({cause}). Nội dung trước đó vẫn nguyên.</translation>
    </message>
    <message>
        <source>{file} cannot be read ({cause}).</source>
        <translation>Không đọc được {file} ({cause}).</translation>
    </message>
    <message>
        <source>{file} is write-protected and was left as it is. Take the protection off to save changes.</source>
        <translation>{file} bị chống ghi nên được giữ nguyên. Hãy bỏ chống ghi để lưu thay đổi.</translation>
    </message>
    <message>
        <source>There is no room left to save {file}. Free some space on that disk and try again. What was there before is unchanged.</source>
        <translation>Không còn chỗ để lưu {file}. Hãy dọn bớt đĩa đó rồi thử lại. Nội dung trước đó vẫn nguyên.</translation>
    </message>
    <message>
        <source>{file} was not saved: the text holds half a character, such as U+{code_point}. Type the text anew.</source>
        <translation>{file} chưa được lưu: văn bản có nửa ký tự, ví dụ U+{code_point}. Hãy gõ lại.</translation>
    </message>
    <message>
        <source>The preferences in {file} could not be read ({cause}). The file was kept as {kept}; the program starts with its defaults.</source>
        <translation>Không đọc được tùy chọn trong {file} ({cause}). Tệp được giữ lại thành {kept}; chương trình chạy với mặc định.</translation>
    </message>
    <message>
        <source>The preferences in {file} could not be read ({cause}) and the file could not be moved away. The program uses its defaults; changes last until it ends.</source>
        <translation>Không đọc được tùy chọn trong {file} ({cause}) và cũng không dời được tệp. Chương trình dùng mặc định; thay đổi chỉ giữ đến khi thoát.</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of the program (format {format}). It is left as it is; changes of preferences last until the program ends.</source>
        <translation>{file} do phiên bản mới hơn ghi (định dạng {format}). Tệp được giữ nguyên; thay đổi tùy chọn chỉ giữ đến khi thoát.</translation>
    </message>
    <message>
        <source>The preference {key} in {file} had the value {value}, which is not possible. The default is used: {used}.</source>
        <translation>Tùy chọn {key} trong {file} có giá trị {value} không hợp lệ. Dùng mặc định: {used}.</translation>
    </message>
    <message>
        <source>The match history {file} was damaged ({cause}). It was kept as {kept}; {matches} matches with {deals} deals could be read from it and are in the new one.</source>
        <translation>Lịch sử trận {file} bị hỏng ({cause}). Nó được giữ lại thành {kept}; đọc được {matches} trận với {deals} ván và đã đưa vào tệp mới.</translation>
    </message>
    <message>
        <source>The match history {file} was written by a newer version of the program (version {version}, this program knows {known}). It is left as it is; matches played now are lost when the program ends.</source>
        <translation>Lịch sử trận {file} do phiên bản mới hơn ghi (phiên bản {version}, chương trình này biết {known}). Tệp được giữ nguyên; các trận chơi bây giờ sẽ mất khi thoát.</translation>
    </message>
    <message>
        <source>The match history {file} needs repair or an update, but the program is open a second time. Close the other window and start again; until then matches are lost when the program ends.</source>
        <translation>Lịch sử trận {file} cần sửa hoặc nâng cấp, nhưng chương trình đang mở hai lần. Hãy đóng cửa sổ kia và mở lại; trước đó các trận sẽ mất khi thoát.</translation>
    </message>
    <message>
        <source>Matches played now are lost when the program ends, because the history cannot be used: {reason}</source>
        <translation>Các trận chơi bây giờ sẽ mất khi thoát, vì không dùng được lịch sử: {reason}</translation>
    </message>
    <message>
        <source>The match history {file} cannot be opened ({cause}). Check the folder and its permissions or name another one with --data-dir.</source>
        <translation>Không mở được lịch sử trận {file} ({cause}). Hãy kiểm tra thư mục và quyền, hoặc chỉ định thư mục khác bằng --data-dir.</translation>
    </message>
    <message>
        <source>The match history {file} is in use by another program. Close other windows of this program and try again.</source>
        <translation>Lịch sử trận {file} đang bị chương trình khác dùng. Hãy đóng các cửa sổ khác của chương trình này rồi thử lại.</translation>
    </message>
    <message>
        <source>The match history {file} is write-protected. Check the permissions of the file and its folder or name another folder with --data-dir.</source>
        <translation>Lịch sử trận {file} bị chống ghi. Hãy kiểm tra quyền của tệp và thư mục, hoặc chỉ định thư mục khác bằng --data-dir.</translation>
    </message>
    <message>
        <source>The match history {file} is damaged ({cause}). Start the program again: it will save what can be read.</source>
        <translation>Lịch sử trận {file} bị hỏng ({cause}). Hãy mở lại chương trình: những gì đọc được sẽ được cứu.</translation>
    </message>
    <message>
        <source>The match history {file} could not be used ({cause}).</source>
        <translation>Không dùng được lịch sử trận {file} ({cause}).</translation>
    </message>
    <message>
        <source>The match history is closed.</source>
        <translation>Lịch sử trận đã đóng.</translation>
    </message>
    <message>
        <source>The match history {file} could not be brought from version {old} to version {new} ({cause}). It is unchanged; a copy is {backup}.</source>
        <translation>Không nâng được lịch sử trận {file} từ phiên bản {old} lên {new} ({cause}). Tệp vẫn nguyên; bản sao là {backup}.</translation>
    </message>
    <message>
        <source>There is no match {match}.</source>
        <translation>Không có trận {match}.</translation>
    </message>
    <message>
        <source>Match {match} is stored, but its data cannot be understood ({cause}).</source>
        <translation>Trận {match} đã lưu nhưng không hiểu được dữ liệu ({cause}).</translation>
    </message>
    <message>
        <source>Match {match} is being played in another window of this program.</source>
        <translation>Trận {match} đang được chơi trong cửa sổ khác của chương trình này.</translation>
    </message>
    <message>
        <source>Match {match} is {status}; nothing can be added to it.</source>
        <translation>Trận {match} ở trạng thái {status}; không thêm được gì.</translation>
    </message>
    <message>
        <source>There is no deal {deal}.</source>
        <translation>Không có ván {deal}.</translation>
    </message>
    <message>
        <source>Deal {deal} is {status}; its actions cannot be changed.</source>
        <translation>Ván {deal} ở trạng thái {status}; không sửa được nữa.</translation>
    </message>
    <message>
        <source>Deal {deal} of match {match} is not finished.</source>
        <translation>Ván {deal} của trận {match} chưa xong.</translation>
    </message>
    <message>
        <source>Deal {deal} is not the last of its match; its actions stay.</source>
        <translation>Ván {deal} không phải ván cuối của trận; giữ nguyên.</translation>
    </message>
    <message>
        <source>Deal {deal}: the next action is number {expected}, not {given}.</source>
        <translation>Ván {deal}: bước tiếp theo là số {expected}, không phải {given}.</translation>
    </message>
    <message>
        <source>The match goes on, but it is not being saved: {fault}</source>
        <translation>Trận vẫn tiếp tục nhưng không được lưu: {fault}</translation>
    </message>
    <message>
        <source>{name} could not decide ({fault}), so a simple player chose this time.</source>
        <translation>{name} không quyết định được ({fault}), nên lần này một người chơi đơn giản đã chọn thay.</translation>
    </message>
</context>
<context>
    <name>OpenHands</name>
    <message>
        <source>Open:</source>
        <translation>Ngửa:</translation>
    </message>
    <message>
        <source>Close the hand of {name}</source>
        <translation>Úp bài của {name}</translation>
    </message>
    <message>
        <source>Open the hand of {name}</source>
        <translation>Ngửa bài của {name}</translation>
    </message>
</context>
<context>
    <name>OptionDetails</name>
    <message>
        <source>Example</source>
        <translation>Ví dụ</translation>
    </message>
    <message>
        <source>How often it matters</source>
        <translation>Bao lâu thì cần đến</translation>
    </message>
    <message>
        <source>Who plays it so</source>
        <translation>Ai chơi như vậy</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>◆ changed; {preset}: {value}</source>
        <extracomment>What a row shows; while none of it changes, nothing needs to be done.</extracomment>
        <translation>◆ đã đổi; {preset}: {value}</translation>
    </message>
    <message>
        <source>Has no effect now: {reason}.</source>
        <translation>Hiện không có tác dụng: {reason}.</translation>
    </message>
    <message>
        <source>The chosen value has no effect now: {reason}.</source>
        <translation>Giá trị đã chọn hiện không có tác dụng: {reason}.</translation>
    </message>
    <message>
        <source>Does not fit: {reason}</source>
        <translation>Không hợp: {reason}</translation>
    </message>
    <message>
        <source>Back to the preset</source>
        <translation>Về bộ luật sẵn</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Ít hơn</translation>
    </message>
    <message>
        <source>Example and more</source>
        <translation>Ví dụ và thêm nữa</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Thêm</translation>
    </message>
</context>
<context>
    <name>OrderTable</name>
    <message>
        <source>Trumps, the highest first</source>
        <translation>Bài chủ, lá lớn nhất trước</translation>
    </message>
    <message>
        <source>Plain suits</source>
        <translation>Chất thường</translation>
    </message>
    <message>
        <source>Ace 11, ten 10, king 4, queen 3, jack 2, nine 0</source>
        <translation>Át 11, mười 10, già 4, đầm 3, bồi 2, chín 0</translation>
    </message>
</context>
<context>
    <name>OrderWindow</name>
    <message>
        <source>Trumps</source>
        <translation>Bài chủ</translation>
    </message>
</context>
<context>
    <name>PeekDialog</name>
    <message>
        <source>Nothing was hidden from {name} any more.</source>
        <extracomment>So many of the deals are drawn.</extracomment>
        <translation>Không còn gì bị giấu với {name}.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) of {count} led to another answer: {name} peeks!</source>
        <translation>
            <numerusform>%n trong {count} cách chia dẫn đến câu trả lời khác: {name} nhìn trộm!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✓ %n other deal(s), always the same: {answer} in your place.</source>
        <translation>
            <numerusform>✓ %n cách chia khác, luôn như nhau: {answer} ở chỗ bạn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✓ %n other deal(s), always the same: {name} decides {answer}.</source>
        <translation>
            <numerusform>✓ %n cách chia khác, luôn như nhau: {name} quyết định {answer}.</numerusform>
        </translation>
    </message>
    <message>
        <source>to say nothing</source>
        <translation>không nói gì</translation>
    </message>
    <message>
        <source>At the table it was: {action}</source>
        <translation>Tại bàn đã là: {action}</translation>
    </message>
    <message>
        <source>{name} saw</source>
        <translation>{name} đã thấy</translation>
    </message>
    <message>
        <source>On the table: {cards}</source>
        <translation>Trên bàn: {cards}</translation>
    </message>
    <message>
        <source>In truth the others held</source>
        <translation>Thật ra những người khác giữ</translation>
    </message>
    <message>
        <source>Deal {number} of those tried: {answer}, with {moved} cards elsewhere</source>
        <translation>Cách chia {number} đã thử: {answer}, với {moved} lá ở chỗ khác</translation>
    </message>
    <message>
        <source>Does it peek?</source>
        <translation>Máy có nhìn trộm không?</translation>
    </message>
    <message>
        <source>The computer players get only the cards they may see. Test it with deal {number}: choose a moment and a player. All cards this player could not know are dealt anew, fifty times, so that everything seen still fits, and each time the player decides again.</source>
        <translation>Người chơi máy chỉ nhận những lá được phép thấy. Hãy thử với ván {number}: chọn thời điểm và người chơi. Mọi lá người đó không thể biết được chia lại năm mươi lần, sao cho vẫn khớp với mọi điều đã thấy, và mỗi lần người đó quyết định lại.</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Thời điểm</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Người chơi</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Nước {number}</translation>
    </message>
    <message>
        <source>Before the first trick</source>
        <translation>Trước nước đầu tiên</translation>
    </message>
    <message>
        <source>Swap the hidden cards</source>
        <translation>Đổi các lá úp</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>Deals tried</source>
        <translation>Các cách chia đã thử</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>You</source>
        <translation>Bạn</translation>
    </message>
    <message>
        <source>Berta</source>
        <translation>Berta</translation>
    </message>
    <message>
        <source>Carl</source>
        <translation>Carl</translation>
    </message>
    <message>
        <source>Dora</source>
        <translation>Dora</translation>
    </message>
</context>
<context>
    <name>PortraitsField</name>
    <message>
        <source>The usual one</source>
        <translation>Như thường lệ</translation>
    </message>
    <message>
        <source>Portrait {number}</source>
        <translation>Chân dung {number}</translation>
    </message>
</context>
<context>
    <name>PracticePanel</name>
    <message>
        <source>Basic: tricks and trumps only</source>
        <translation>Cơ bản: chỉ nước bài và bài chủ</translation>
    </message>
    <message>
        <source>Plus fox, Charlie, Doppelkopf</source>
        <translation>Thêm cáo, Charlie, Doppelkopf</translation>
    </message>
    <message>
        <source>Plus announcements</source>
        <translation>Thêm hô</translation>
    </message>
    <message>
        <source>Plus wedding, poverty, solos</source>
        <translation>Thêm đám cưới, bài nghèo, solo</translation>
    </message>
    <message>
        <source>The rules of your own table</source>
        <translation>Luật của bàn bạn</translation>
    </message>
    <message>
        <source>Open practice</source>
        <translation>Tập với bài ngửa</translation>
    </message>
    <message>
        <source>Nothing here is counted. Take back what you like and try it another way.</source>
        <translation>Ở đây không tính gì cả. Cứ đi lại tùy ý và thử cách khác.</translation>
    </message>
    <message>
        <source>How much of the game?</source>
        <translation>Chơi đến mức nào?</translation>
    </message>
    <message>
        <source>The others play</source>
        <translation>Những người khác chơi</translation>
    </message>
    <message>
        <source>New cards</source>
        <translation>Bài mới</translation>
    </message>
    <message>
        <source>Code of a deal</source>
        <translation>Mã ván</translation>
    </message>
    <message>
        <source>Deal it</source>
        <translation>Chia</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Đi lại</translation>
    </message>
    <message>
        <source>Do again</source>
        <translation>Làm lại</translation>
    </message>
    <message>
        <source>Back to your last decision (Ctrl+Z)</source>
        <translation>Về quyết định trước của bạn (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Do again what you took back (Ctrl+Y)</source>
        <translation>Làm lại điều vừa bỏ (Ctrl+Y)</translation>
    </message>
    <message>
        <source>Your tries</source>
        <translation>Các lần thử</translation>
    </message>
    <message>
        <source>Choose a card to decide anew there</source>
        <translation>Chọn một lá để quyết định lại từ đó</translation>
    </message>
    <message>
        <source>Everything that was played</source>
        <translation>Mọi điều đã chơi</translation>
    </message>
    <message>
        <source>Order of the trumps</source>
        <translation>Thứ tự bài chủ</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Quay lại</translation>
    </message>
    <message>
        <source>This is no code of a deal. It looks like k3v9-w2xh-7mqd; check each letter.</source>
        <translation>Đây không phải mã ván. Mã trông như k3v9-w2xh-7mqd; hãy kiểm tra từng chữ.</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Nước {number}</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <translation>Trước lá đầu tiên</translation>
    </message>
    <message>
        <source>{move} (taken back)</source>
        <translation>{move} (đã đi lại)</translation>
    </message>
    <message>
        <source>Try {number}: {score} points</source>
        <translation>Lần {number}: {score} điểm</translation>
    </message>
    <message>
        <source>Try {number}, {cards} played</source>
        <translation>Lần {number}, đã đánh {cards}</translation>
    </message>
    <message>
        <source>The deal is over. Re {re}, Kontra {kontra}. You write {score}.</source>
        <translation>Ván đã kết thúc. Re {re}, Kontra {kontra}. Bạn ghi {score}.</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Names and language</source>
        <translation>Tên và ngôn ngữ</translation>
    </message>
    <message>
        <source>Cards and table</source>
        <translation>Bài và bàn</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Chơi</translation>
    </message>
    <message>
        <source>Own hand</source>
        <translation>Bài trên tay</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Chuyển động và âm thanh</translation>
    </message>
    <message>
        <source>Help while playing</source>
        <translation>Trợ giúp khi chơi</translation>
    </message>
    <message>
        <source>Seeing and hearing</source>
        <translation>Nhìn và nghe</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Ngôn ngữ</translation>
    </message>
    <message>
        <source>Of all texts, and of the letters on the cards.</source>
        <translation>Cho mọi văn bản và chữ trên lá bài.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Theo hệ thống</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Người chơi</translation>
    </message>
    <message>
        <source>Your name comes first, then the others clockwise. An empty name is filled in. A match that is over keeps its names.</source>
        <translation>Tên bạn đứng đầu, rồi đến những người khác theo chiều kim đồng hồ. Tên trống sẽ được điền. Trận đã xong giữ tên cũ.</translation>
    </message>
    <message>
        <source>Portraits</source>
        <translation>Chân dung</translation>
    </message>
    <message>
        <source>The faces at the table.</source>
        <translation>Những gương mặt quanh bàn.</translation>
    </message>
    <message>
        <source>Strength of the computer players</source>
        <translation>Sức mạnh của người chơi máy</translation>
    </message>
    <message>
        <source>Play a card with</source>
        <translation>Đánh một lá bằng</translation>
    </message>
    <message>
        <source>Dragging the card and the keyboard always work.</source>
        <translation>Kéo lá bài và bàn phím lúc nào cũng dùng được.</translation>
    </message>
    <message>
        <source>One click</source>
        <translation>Một lần nhấp</translation>
    </message>
    <message>
        <source>A double click</source>
        <translation>Nhấp đúp</translation>
    </message>
    <message>
        <source>A click and a button</source>
        <translation>Nhấp rồi bấm nút</translation>
    </message>
    <message>
        <source>Speed of the cards</source>
        <translation>Tốc độ lá bài</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Không chuyển động</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Nhanh</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Vừa</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Chậm</translation>
    </message>
    <message>
        <source>A full trick stays</source>
        <translation>Nước bài đủ lá nằm lại</translation>
    </message>
    <message>
        <source>Until you click, or for a time.</source>
        <translation>Đến khi bạn nhấp, hoặc một lúc.</translation>
    </message>
    <message>
        <source>Until a click</source>
        <translation>Đến khi nhấp</translation>
    </message>
    <message>
        <source>Play forced cards by itself</source>
        <translation>Tự đánh lá bắt buộc</translation>
    </message>
    <message>
        <source>Where only one card is allowed, it is played without waiting for you.</source>
        <translation>Khi chỉ được đánh một lá, lá đó tự đánh mà không đợi bạn.</translation>
    </message>
    <message>
        <source>Ask before an announcement</source>
        <translation>Hỏi lại trước khi hô</translation>
    </message>
    <message>
        <source>Against a slip of the hand.</source>
        <translation>Phòng lỡ tay.</translation>
    </message>
    <message>
        <source>Reports for a screen reader</source>
        <translation>Thông báo cho trình đọc màn hình</translation>
    </message>
    <message>
        <source>How much of the play a screen reader hears while it goes on.</source>
        <translation>Trình đọc màn hình nói bao nhiêu trong khi chơi.</translation>
    </message>
    <message>
        <source>Only what matters</source>
        <translation>Chỉ điều quan trọng</translation>
    </message>
    <message>
        <source>Every card</source>
        <translation>Từng lá bài</translation>
    </message>
    <message>
        <source>Every card with its meaning</source>
        <translation>Từng lá kèm ý nghĩa</translation>
    </message>
    <message>
        <source>Show which cards are allowed</source>
        <translation>Chỉ ra lá được đánh</translation>
    </message>
    <message>
        <source>Cards that may not be played are dimmed.</source>
        <translation>Lá không được đánh sẽ mờ đi.</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Thứ tự bài trên tay</translation>
    </message>
    <message>
        <source>From left to right.</source>
        <translation>Từ trái sang phải.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Bài chủ</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Chuồn</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Bích</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Cơ</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Rô</translation>
    </message>
    <message>
        <source>High cards first</source>
        <translation>Lá lớn trước</translation>
    </message>
    <message>
        <source>Within trumps and within a suit.</source>
        <translation>Trong bài chủ và trong từng chất.</translation>
    </message>
    <message>
        <source>Mark known parties</source>
        <translation>Đánh dấu phe đã lộ</translation>
    </message>
    <message>
        <source>Re and Kontra stand at a player as soon as everybody can know it.</source>
        <translation>Re và Kontra hiện cạnh người chơi ngay khi ai cũng biết được.</translation>
    </message>
    <message>
        <source>Show the card points of a trick</source>
        <translation>Hiện điểm bài của nước</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Cửa sổ</translation>
    </message>
    <message>
        <source>As the system changes between light and dark, so does the window.</source>
        <translation>Hệ thống đổi sáng hay tối thì cửa sổ đổi theo.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Sáng</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tối</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Tương phản cao</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Bàn</translation>
    </message>
    <message>
        <source>Own colour</source>
        <translation>Màu riêng</translation>
    </message>
    <message>
        <source>For the table “Own colour”. Texts on it stay readable whatever you choose.</source>
        <translation>Cho bàn “Màu riêng”. Dù bạn chọn màu nào, chữ trên đó vẫn đọc được.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Lá bài</translation>
    </message>
    <message>
        <source>Backs of the cards</source>
        <translation>Mặt sau lá bài</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Bốn màu</translation>
    </message>
    <message>
        <source>Each suit has a colour of its own. On cards with German suits that is always so.</source>
        <translation>Mỗi chất một màu riêng. Với bài kiểu Đức thì luôn như vậy.</translation>
    </message>
    <message>
        <source>Own pictures of cards</source>
        <translation>Hình lá bài riêng</translation>
    </message>
    <message>
        <source>A folder with SVG or PNG files, named by suit C S H D and rank 9 J Q K 10 A: CQ.svg is the queen of clubs, H10.png the ten of hearts, back.png the back. A card without a picture keeps the one above.</source>
        <translation>Thư mục chứa tệp SVG hoặc PNG, đặt tên theo chất C S H D và quân 9 J Q K 10 A: CQ.svg là đầm chuồn, H10.png là 10 cơ, back.png là mặt sau. Lá không có hình giữ hình ở trên.</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Cỡ chữ</translation>
    </message>
    <message>
        <source>Beside the size the system asks for.</source>
        <translation>Cộng thêm vào cỡ mà hệ thống yêu cầu.</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Ít chuyển động</translation>
    </message>
    <message>
        <source>Cards appear where they would fly, and nothing is celebrated.</source>
        <translation>Lá bài hiện ngay thay vì bay, và không có màn ăn mừng.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Có</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Không</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Âm thanh</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Âm lượng</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Gợi ý</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Không</translation>
    </message>
    <message>
        <source>When I ask</source>
        <translation>Khi tôi hỏi</translation>
    </message>
    <message>
        <source>Before each of my cards</source>
        <translation>Trước mỗi lá của tôi</translation>
    </message>
    <message>
        <source>Warn before a mistake</source>
        <translation>Báo trước khi đánh sai</translation>
    </message>
    <message>
        <source>The coach speaks up before the card is played.</source>
        <translation>Huấn luyện viên lên tiếng trước khi lá bài được đánh.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Không bao giờ</translation>
    </message>
    <message>
        <source>Before a costly one</source>
        <translation>Trước lỗi đắt giá</translation>
    </message>
    <message>
        <source>Before any</source>
        <translation>Trước mọi lỗi</translation>
    </message>
    <message>
        <source>Open the review after each deal</source>
        <translation>Mở phân tích sau mỗi ván</translation>
    </message>
    <message>
        <source>Explain the computer&apos;s cards</source>
        <translation>Giải thích lá bài của máy</translation>
    </message>
    <message>
        <source>After the deal: during it the reasons would give hands away.</source>
        <translation type="vanished">Sau ván: nói trong ván thì sẽ lộ bài.</translation>
    </message>
    <message>
        <source>Show tips where something is new</source>
        <translation>Hiện mẹo ở chỗ mới</translation>
    </message>
    <message>
        <source>In the replay of a deal: during it the reasons would give hands away.</source>
        <translation>Khi phát lại một ván: nói trong ván thì sẽ lộ bài.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <extracomment>What a change of the one implies: whoever chooses a colour wants to see it. What means nothing while a switch is off. The least width of the rows beside the side bar, in heights of a line. In place of the side bar where that would take too much room.</extracomment>
        <translation>Tùy chọn</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Tệp</translation>
    </message>
    <message>
        <source>Groups of preferences</source>
        <translation>Các nhóm tùy chọn</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Tìm</translation>
    </message>
    <message>
        <source>Search in the preferences</source>
        <translation>Tìm trong tùy chọn</translation>
    </message>
    <message>
        <source>No preference says that.</source>
        <translation>Không có tùy chọn nào như vậy.</translation>
    </message>
    <message>
        <source>Changes take effect at once. Rules and length of a match are chosen with it.</source>
        <translation>Thay đổi có hiệu lực ngay. Luật và độ dài trận được chọn khi mở trận.</translation>
    </message>
    <message>
        <source>This group back to defaults</source>
        <translation>Đưa nhóm này về mặc định</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
</context>
<context>
    <name>Proof</name>
    <message>
        <source>nobody else has a trump left</source>
        <extracomment>Columns of the proof after the number.</extracomment>
        <translation>không ai khác còn lá chủ</translation>
    </message>
    <message>
        <source>no higher trump is left</source>
        <translation>không còn lá chủ nào lớn hơn</translation>
    </message>
    <message>
        <source>no trump and no {suit} is left elsewhere</source>
        <translation>không ai khác còn lá chủ hay {suit}</translation>
    </message>
    <message>
        <source>no trump and no higher {suit} is left</source>
        <translation>không còn lá chủ hay lá {suit} nào lớn hơn</translation>
    </message>
</context>
<context>
    <name>ProofPanel</name>
    <message>
        <source>All remaining tricks are yours</source>
        <translation>Mọi nước còn lại là của bạn</translation>
    </message>
    <message>
        <source>Take them</source>
        <translation>Lấy hết</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Chơi tiếp</translation>
    </message>
</context>
<context>
    <name>QuestionPanel</name>
    <message>
        <source>{chosen} of {all} chosen</source>
        <translation>đã chọn {chosen}/{all}</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Đưa đi</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>What do you have?</source>
        <translation>Bạn có gì?</translation>
    </message>
    <message>
        <source>You must play a solo now</source>
        <translation>Bạn phải chơi solo bây giờ</translation>
    </message>
    <message>
        <source>Name a solo for the rest of the deal</source>
        <translation>Chọn một solo cho phần còn lại</translation>
    </message>
    <message>
        <source>You have taken the second queen of spades and stand alone.</source>
        <translation>Bạn đã ăn đầm bích thứ hai và chơi một mình.</translation>
    </message>
    <message>
        <source>Do you want to play your solo now?</source>
        <translation>Bạn muốn chơi solo ngay không?</translation>
    </message>
    <message>
        <source>Healthy</source>
        <translation>Bình thường</translation>
    </message>
    <message>
        <source>Reservation …</source>
        <translation>Bảo lưu …</translation>
    </message>
    <message>
        <source>Healthy, or what do you have?</source>
        <translation>Bình thường, hay bạn có gì?</translation>
    </message>
    <message>
        <source>Healthy or reservation?</source>
        <translation>Bình thường hay bảo lưu?</translation>
    </message>
    <message>
        <source>You hold both queens of clubs.</source>
        <translation>Bạn có cả hai đầm chuồn.</translation>
    </message>
    <message>
        <source>Your hand has nothing to reserve.</source>
        <translation>Bài bạn không có gì để bảo lưu.</translation>
    </message>
    <message>
        <source>Wedding; your partner wins the</source>
        <translation>Đám cưới; đồng đội là người ăn</translation>
    </message>
    <message>
        <source>{solo} (voluntary)</source>
        <translation>{solo} (tự nguyện)</translation>
    </message>
    <message>
        <source>{solo} (compulsory)</source>
        <translation>{solo} (bắt buộc)</translation>
    </message>
    <message>
        <source>Throw in</source>
        <translation>Bỏ bài</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Có</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Không</translation>
    </message>
    <message>
        <source>Ask the others first</source>
        <translation>Hỏi người khác trước</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Bỏ lượt</translation>
    </message>
    <message>
        <source>Bid for your solo?</source>
        <translation>Đấu giá cho solo của bạn?</translation>
    </message>
    <message>
        <source>Your trumps go with them.</source>
        <translation>Các lá chủ của bạn đi theo.</translation>
    </message>
    <message>
        <source>Take the cards</source>
        <translation>Nhận bài</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Từ chối</translation>
    </message>
    <message>
        <source>You are the last one and must take them.</source>
        <translation>Bạn là người cuối nên phải nhận.</translation>
    </message>
    <message>
        <source>{name} offers a poverty</source>
        <translation>{name} có bài nghèo</translation>
    </message>
    <message>
        <source>You must announce now</source>
        <translation>Bạn phải hô bây giờ</translation>
    </message>
    <message>
        <source>You have taken a rich trick early.</source>
        <translation>Bạn đã sớm ăn một nước nhiều điểm.</translation>
    </message>
</context>
<context>
    <name>RankingEditor</name>
    <message>
        <source>Higher</source>
        <translation>Cao hơn</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Thấp hơn</translation>
    </message>
    <message>
        <source>Drag, or move with Alt and the arrow keys; the space bar adds and removes.</source>
        <translation>Kéo, hoặc dời bằng Alt và phím mũi tên; phím cách thêm và bớt.</translation>
    </message>
</context>
<context>
    <name>RankingPage</name>
    <message>
        <source>Play again</source>
        <translation>Chơi lại</translation>
    </message>
    <message>
        <source>Other rules or players…</source>
        <translation>Luật hoặc người chơi khác…</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Bảng điểm</translation>
    </message>
    <message>
        <source>Review this match</source>
        <translation>Phân tích trận này</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) were played.</source>
        <translation>
            <numerusform>Đã chơi %n ván.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match ends in a draw</source>
        <translation>Trận đấu hòa</translation>
    </message>
    <message>
        <source>First place: {names}</source>
        <translation>Hạng nhất: {names}</translation>
    </message>
    <message>
        <source>{name}: {total} points</source>
        <translation>{name}: {total} điểm</translation>
    </message>
    <message numerus="yes">
        <source>won %n deal(s)</source>
        <translation>
            <numerusform>thắng %n ván</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{won}, %n of all alone</source>
        <translation>
            <numerusform>{won}, %n ván một mình</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>Game won</source>
        <translation>Thắng ván</translation>
    </message>
    <message>
        <source>Against the old ones</source>
        <translation>Chống các cụ</translation>
    </message>
    <message>
        <source>Under 90</source>
        <translation>Dưới 90</translation>
    </message>
    <message>
        <source>Under 60</source>
        <translation>Dưới 60</translation>
    </message>
    <message>
        <source>Under 30</source>
        <translation>Dưới 30</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>120 points against “no 90”</source>
        <translation>120 điểm trước “không 90”</translation>
    </message>
    <message>
        <source>90 points against “no 60”</source>
        <translation>90 điểm trước “không 60”</translation>
    </message>
    <message>
        <source>60 points against “no 30”</source>
        <translation>60 điểm trước “không 30”</translation>
    </message>
    <message>
        <source>30 points against “schwarz”</source>
        <translation>30 điểm trước “schwarz”</translation>
    </message>
    <message>
        <source>Re announced</source>
        <translation>Đã hô Re</translation>
    </message>
    <message>
        <source>Kontra announced</source>
        <translation>Đã hô Kontra</translation>
    </message>
    <message>
        <source>Doppelkopf</source>
        <translation>Doppelkopf</translation>
    </message>
    <message>
        <source>Heart trick</source>
        <translation>Nước toàn cơ</translation>
    </message>
    <message>
        <source>Fox caught</source>
        <translation>Bắt cáo</translation>
    </message>
    <message>
        <source>Fox caught in the last trick</source>
        <translation>Bắt cáo ở nước cuối</translation>
    </message>
    <message>
        <source>Dulle caught</source>
        <translation>Bắt Dulle</translation>
    </message>
    <message>
        <source>Fox wins the last trick</source>
        <translation>Cáo ăn nước cuối</translation>
    </message>
    <message>
        <source>Both foxes in the last trick</source>
        <translation>Cả hai cáo ở nước cuối</translation>
    </message>
    <message>
        <source>Charlie wins the last trick</source>
        <translation>Charlie ăn nước cuối</translation>
    </message>
    <message>
        <source>Both Charlies in the last trick</source>
        <translation>Cả hai Charlie ở nước cuối</translation>
    </message>
    <message>
        <source>Charlie caught</source>
        <translation>Bắt Charlie</translation>
    </message>
    <message>
        <source>Not below zero</source>
        <translation>Không xuống dưới 0</translation>
    </message>
    <message>
        <source>Solo counts double</source>
        <translation>Solo tính gấp đôi</translation>
    </message>
    <message>
        <source>Klabautermann</source>
        <translation>Klabautermann</translation>
    </message>
    <message>
        <source>Kaffeekranz</source>
        <translation>Kaffeekranz</translation>
    </message>
    <message>
        <source>Agathe</source>
        <translation>Agathe</translation>
    </message>
    <message>
        <source>Fischauge</source>
        <translation>Fischauge</translation>
    </message>
    <message>
        <source>Gans</source>
        <translation>Gans</translation>
    </message>
    <message>
        <source>Koppeldopf</source>
        <translation>Koppeldopf</translation>
    </message>
    <message>
        <source>“{level}” announced by the losers</source>
        <extracomment>What becomes of a level or prediction: a frame for its name.</extracomment>
        <translation>Bên thua đã hô “{level}”</translation>
    </message>
    <message>
        <source>“{level}” missed</source>
        <translation>Hô “{level}” không đạt</translation>
    </message>
    <message>
        <source>“{level}” predicted wrongly</source>
        <translation>Đoán sai “{level}”</translation>
    </message>
    <message>
        <source>“{level}” announced</source>
        <translation>Đã hô “{level}”</translation>
    </message>
    <message>
        <source>“{level}” predicted</source>
        <translation>Đã đoán “{level}”</translation>
    </message>
</context>
<context>
    <name>RecordPage</name>
    <message>
        <source>Review this match</source>
        <translation>Phân tích trận này</translation>
    </message>
    <message>
        <source>Review this deal</source>
        <translation>Phân tích ván này</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Quay lại</translation>
    </message>
    <message>
        <source>Replay the unfinished deal</source>
        <translation>Xem lại ván dở</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>và %n nữa</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}: {what}</source>
        <translation>{number}: {what}</translation>
    </message>
    <message>
        <source>{deals}, {wrong}</source>
        <translation>{deals}, {wrong}</translation>
    </message>
    <message>
        <source>{deals}, every action is allowed and every result is right</source>
        <translation>{deals}, mọi bước đều hợp lệ và mọi kết quả đều đúng</translation>
    </message>
</context>
<context>
    <name>RecordTexts</name>
    <message>
        <source>the file cannot be read: {why}</source>
        <extracomment>Sentences of the readers; what stands in braces is kept. The first one that fits is taken.</extracomment>
        <translation>không đọc được tệp: {why}</translation>
    </message>
    <message>
        <source>the file is larger than {bytes} bytes</source>
        <translation>tệp lớn hơn {bytes} byte</translation>
    </message>
    <message>
        <source>this is not UTF-8 text</source>
        <translation>đây không phải văn bản UTF-8</translation>
    </message>
    <message>
        <source>a document opens with a line {opening}, not with {text}</source>
        <translation>mỗi phần mở đầu bằng dòng {opening}, không phải {text}</translation>
    </message>
    <message>
        <source>the file is cut short: its last document is not closed with a line {closing}</source>
        <translation>tệp bị cụt: phần cuối không được đóng bằng dòng {closing}</translation>
    </message>
    <message>
        <source>the document that opens in line {number} is not closed with a line {closing}</source>
        <translation>phần mở ở dòng {number} không được đóng bằng dòng {closing}</translation>
    </message>
    <message>
        <source>the file holds no document</source>
        <translation>trong tệp không có gì</translation>
    </message>
    <message>
        <source>a document is longer than {bytes} characters</source>
        <translation>một phần dài hơn {bytes} ký tự</translation>
    </message>
    <message>
        <source>a document is a mapping of keys and values</source>
        <translation>mỗi phần gồm các khóa và giá trị của chúng</translation>
    </message>
    <message>
        <source>this is not YAML</source>
        <translation>đây không phải YAML</translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation>đây không phải JSON</translation>
    </message>
    <message>
        <source>nested more than {levels} levels deep</source>
        <translation>lồng sâu quá {levels} tầng</translation>
    </message>
    <message>
        <source>a key is a word, not a list or a mapping</source>
        <translation>khóa là một từ, không phải danh sách hay ánh xạ</translation>
    </message>
    <message>
        <source>the key {key} stands twice</source>
        <translation>khóa {key} xuất hiện hai lần</translation>
    </message>
    <message>
        <source>anchors are not part of the format</source>
        <translation>neo (anchor) không thuộc định dạng</translation>
    </message>
    <message>
        <source>aliases are not part of the format</source>
        <translation>tham chiếu (alias) không thuộc định dạng</translation>
    </message>
    <message>
        <source>tags such as {tag} are not part of the format</source>
        <translation>thẻ YAML như {tag} không thuộc định dạng</translation>
    </message>
    <message>
        <source>a document ends with the line &apos;...&apos;, the next opens with &apos;---&apos;</source>
        <translation>một phần kết thúc bằng dòng &apos;...&apos;, phần sau mở bằng &apos;---&apos;</translation>
    </message>
    <message>
        <source>a record in JSON is an object with the keys &apos;doko&apos;, &apos;kind&apos; (record) and &apos;documents&apos;</source>
        <translation>bản ghi JSON là một đối tượng có các khóa &apos;doko&apos;, &apos;kind&apos; (record) và &apos;documents&apos;</translation>
    </message>
    <message>
        <source>&apos;doko&apos; must be the number of the format, {format}, not {found}</source>
        <translation>&apos;doko&apos; phải là số của định dạng, {format}, không phải {found}</translation>
    </message>
    <message>
        <source>&apos;doko&apos; must be {format}, not {found}</source>
        <translation>&apos;doko&apos; phải là {format}, không phải {found}</translation>
    </message>
    <message>
        <source>&apos;documents&apos; must be a list with the documents of the record</source>
        <translation>&apos;documents&apos; phải là danh sách các phần của bản ghi</translation>
    </message>
    <message>
        <source>document {number} must be an object, not {found}</source>
        <translation>phần {number} phải là một đối tượng, không phải {found}</translation>
    </message>
    <message>
        <source>{text} is too large a number</source>
        <translation>{text} là số quá lớn</translation>
    </message>
    <message>
        <source>{text} is not a number</source>
        <translation>{text} không phải là số</translation>
    </message>
    <message>
        <source>half a character in {text}</source>
        <translation>có nửa ký tự trong {text}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>trống</translation>
    </message>
    <message>
        <source>&apos;kind&apos; must be match or deal, not {found}</source>
        <translation>&apos;kind&apos; phải là match hoặc deal, không phải {found}</translation>
    </message>
    <message>
        <source>&apos;deals&apos; must be the planned number of deals, not {found}</source>
        <translation>&apos;deals&apos; phải là số ván dự định, không phải {found}</translation>
    </message>
    <message>
        <source>&apos;players&apos; must be a list of four to seven names</source>
        <translation>&apos;players&apos; phải là danh sách từ bốn đến bảy tên</translation>
    </message>
    <message>
        <source>&apos;players&apos; must be names, not {found}; a name that YAML takes for something else stands in quotes</source>
        <translation>&apos;players&apos; phải là các tên, không phải {found}; tên mà YAML hiểu thành thứ khác thì để trong ngoặc kép</translation>
    </message>
    <message>
        <source>&apos;rules&apos; must name a preset and what differs from it, not {found}</source>
        <translation>&apos;rules&apos; phải nêu bộ luật gốc và những điểm khác với nó, không phải {found}</translation>
    </message>
    <message>
        <source>a deal that stands alone carries &apos;rules&apos;</source>
        <translation>ván đứng riêng phải có &apos;rules&apos;</translation>
    </message>
    <message>
        <source>the deals of a match carry no &apos;rules&apos;; those of the match hold</source>
        <translation>các ván của một trận không có &apos;rules&apos; riêng; luật của trận được dùng</translation>
    </message>
    <message>
        <source>&apos;forehand&apos; must be a seat 0-3, not {found}</source>
        <translation>&apos;forehand&apos; phải là chỗ 0-3, không phải {found}</translation>
    </message>
    <message>
        <source>with &apos;dealer: out&apos; the key &apos;forehand&apos; must name a seat</source>
        <translation>với &apos;dealer: out&apos; thì khóa &apos;forehand&apos; phải nêu một chỗ</translation>
    </message>
    <message>
        <source>&apos;dealer&apos; must be a seat 0-3 or out, not {found}</source>
        <translation>&apos;dealer&apos; phải là chỗ 0-3 hoặc out, không phải {found}</translation>
    </message>
    <message>
        <source>&apos;forehand&apos; is the seat after the dealer, {right}, not {found}</source>
        <translation>&apos;forehand&apos; là chỗ sau người chia, tức {right}, không phải {found}</translation>
    </message>
    <message>
        <source>&apos;hands&apos; must be four lines of cards, one for each seat</source>
        <translation>&apos;hands&apos; phải là bốn dòng lá bài, mỗi chỗ một dòng</translation>
    </message>
    <message>
        <source>&apos;hands&apos;: the hand of seat {seat} must be a line of cards</source>
        <translation>&apos;hands&apos;: bài của chỗ {seat} phải là một dòng lá bài</translation>
    </message>
    <message>
        <source>&apos;hands&apos;: seat {seat}: {why}</source>
        <translation>&apos;hands&apos;: chỗ {seat}: {why}</translation>
    </message>
    <message>
        <source>{code} is not a card</source>
        <translation>{code} không phải là lá bài</translation>
    </message>
    <message>
        <source>&apos;actions&apos; must be a list of texts</source>
        <translation>&apos;actions&apos; phải là danh sách các dòng chữ</translation>
    </message>
    <message>
        <source>&apos;actions&apos;: number {number} must be a text, not {found}</source>
        <translation>&apos;actions&apos;: mục {number} phải là chữ, không phải {found}</translation>
    </message>
    <message>
        <source>&apos;players&apos; must be four different indexes 0-{last} into the match&apos;s players</source>
        <translation>&apos;players&apos; phải là bốn số khác nhau 0-{last} trong danh sách người chơi của trận</translation>
    </message>
    <message>
        <source>&apos;number&apos; must be the number of the deal, not {found}</source>
        <translation>&apos;number&apos; phải là số của ván, không phải {found}</translation>
    </message>
    <message>
        <source>&apos;state&apos; must be a mapping</source>
        <translation>&apos;state&apos; phải gồm các khóa và giá trị</translation>
    </message>
    <message>
        <source>&apos;state&apos; has no key {key}; possible: {keys}</source>
        <translation>&apos;state&apos; không có khóa {key}; có thể: {keys}</translation>
    </message>
    <message>
        <source>&apos;compulsory_mix_owed&apos; needs the option compulsory_solo_mix</source>
        <translation>&apos;compulsory_mix_owed&apos; cần tùy chọn compulsory_solo_mix</translation>
    </message>
    <message>
        <source>&apos;forced_solo&apos; must be a seat 0-3 or null, not {found}</source>
        <translation>&apos;forced_solo&apos; phải là chỗ 0-3 hoặc null, không phải {found}</translation>
    </message>
    <message>
        <source>&apos;bock&apos; must be a factor from 1 on, not {found}</source>
        <translation>&apos;bock&apos; phải là hệ số từ 1 trở lên, không phải {found}</translation>
    </message>
    <message>
        <source>&apos;compulsory_owed&apos; must be four numbers, one for each seat</source>
        <translation>&apos;compulsory_owed&apos; phải là bốn số, mỗi chỗ một số</translation>
    </message>
    <message>
        <source>&apos;compulsory_mix_owed&apos; must be four mappings, one for each seat</source>
        <translation>&apos;compulsory_mix_owed&apos; phải là bốn mục, mỗi chỗ một mục</translation>
    </message>
    <message>
        <source>&apos;compulsory_mix_owed&apos; must be four mappings with numbers for &apos;suit&apos; and &apos;picture&apos;</source>
        <translation>&apos;compulsory_mix_owed&apos; phải là bốn mục có số cho &apos;suit&apos; và &apos;picture&apos;</translation>
    </message>
    <message>
        <source>&apos;compulsory_owed&apos;: under these rules nobody owes more than {most}</source>
        <translation>&apos;compulsory_owed&apos;: theo luật này không ai nợ quá {most}</translation>
    </message>
    <message>
        <source>&apos;compulsory_mix_owed&apos;: more is missing than the rules ask for</source>
        <translation>&apos;compulsory_mix_owed&apos;: còn thiếu nhiều hơn luật yêu cầu</translation>
    </message>
    <message>
        <source>&apos;forced_solo&apos;: seat {seat} owes no solo</source>
        <translation>&apos;forced_solo&apos;: chỗ {seat} không nợ solo nào</translation>
    </message>
    <message>
        <source>&apos;bock&apos;: {found} is not a factor that these rules can give</source>
        <translation>&apos;bock&apos;: theo luật này không thể có hệ số {found}</translation>
    </message>
    <message>
        <source>&apos;number&apos; is {found}; this is deal {right}</source>
        <translation>&apos;number&apos; là {found}; đây là ván {right}</translation>
    </message>
    <message>
        <source>{key} is {found}; after the deals before it should be {right}</source>
        <translation>{key} là {found}; sau các ván trước phải là {right}</translation>
    </message>
    <message>
        <source>the match of {deals} deals is over</source>
        <translation>trận {deals} ván đã kết thúc</translation>
    </message>
    <message>
        <source>the deal is not finished</source>
        <translation>ván chưa xong</translation>
    </message>
    <message>
        <source>a match has at least one deal</source>
        <translation>một trận có ít nhất một ván</translation>
    </message>
    <message>
        <source>4 to 7 people can sit at a table, not {found}</source>
        <translation>một bàn có từ 4 đến 7 người, không phải {found}</translation>
    </message>
    <message>
        <source>the first dealer is one of 0-{last}, not {found}</source>
        <translation>người chia đầu tiên là một trong 0-{last}, không phải {found}</translation>
    </message>
    <message>
        <source>from forehand on the persons {persons} play this deal, dealt by {dealer}</source>
        <translation>từ tay đầu, những người {persons} chơi ván này; {dealer} chia bài</translation>
    </message>
    <message>
        <source>the dealer sits before forehand</source>
        <translation>người chia ngồi trước tay đầu</translation>
    </message>
    <message>
        <source>with five or more at the table the dealer sits out</source>
        <translation>khi bàn có từ năm người, người chia nghỉ ván</translation>
    </message>
    <message>
        <source>seat {seat} has {found} cards instead of {right}</source>
        <translation>chỗ {seat} có {found} lá thay vì {right}</translation>
    </message>
    <message>
        <source>the hands are not the deck: missing {missing}, too many {extra}</source>
        <translation>các tay bài không thành bộ bài: thiếu {missing}, thừa {extra}</translation>
    </message>
    <message>
        <source>a bock factor of {found} without the option bock</source>
        <translation>hệ số bock {found} khi không có tùy chọn bock</translation>
    </message>
    <message>
        <source>{text} does not start with a seat (0-3) and a word</source>
        <translation>{text} không bắt đầu bằng một chỗ (0-3) và một từ</translation>
    </message>
    <message>
        <source>{text} has a space too many</source>
        <translation>{text} thừa một dấu cách</translation>
    </message>
    <message>
        <source>{text}: {word} is not one of {words}</source>
        <translation>{text}: {word} không nằm trong {words}</translation>
    </message>
    <message>
        <source>{text} cannot be read</source>
        <translation>không đọc được {text}</translation>
    </message>
    <message>
        <source>the stored result is {found}, not a mapping</source>
        <translation>kết quả đã lưu là {found}, không phải khóa và giá trị</translation>
    </message>
    <message>
        <source>the stored result has the unknown key {key}</source>
        <translation>kết quả đã lưu có khóa lạ {key}</translation>
    </message>
    <message>
        <source>line {number} is missing; it should be {right}</source>
        <translation>thiếu dòng điểm {number}; đúng ra là {right}</translation>
    </message>
    <message>
        <source>line {number} is {found}; there should be no such line</source>
        <translation>dòng điểm {number} là {found}; lẽ ra không có dòng này</translation>
    </message>
    <message>
        <source>line {number} is {found}; it should be {right}</source>
        <translation>dòng điểm {number} là {found}; đúng ra là {right}</translation>
    </message>
    <message>
        <source>{key} has the unknown key {other}</source>
        <translation>{key} có khóa lạ {other}</translation>
    </message>
    <message>
        <source>{key} is missing; it should be {right}</source>
        <translation>thiếu {key}; đúng ra là {right}</translation>
    </message>
    <message>
        <source>{key} is {found}; it should be {right}</source>
        <translation>{key} là {found}; đúng ra là {right}</translation>
    </message>
    <message>
        <source>the file holds no table</source>
        <translation>trong tệp không có bảng nào</translation>
    </message>
    <message>
        <source>this is no table</source>
        <translation>không đọc được phần này như một bảng</translation>
    </message>
    <message>
        <source>the first line does not have the columns of a sheet</source>
        <translation>dòng đầu không có các cột của bảng điểm</translation>
    </message>
    <message>
        <source>after the fixed columns come the names and then their totals</source>
        <translation>sau các cột cố định là các tên rồi đến tổng của họ</translation>
    </message>
    <message>
        <source>{found} columns instead of {right}</source>
        <translation>{found} cột thay vì {right}</translation>
    </message>
    <message>
        <source>the total of {name} is {found}; the scores give {right}</source>
        <translation>tổng của {name} là {found}; cộng điểm được {right}</translation>
    </message>
    <message>
        <source>there is no game {text}</source>
        <translation>không có kiểu chơi {text}</translation>
    </message>
    <message>
        <source>there is no person number {number}</source>
        <translation>không có người số {number}</translation>
    </message>
    <message>
        <source>somebody stands twice in {text}</source>
        <translation>có người xuất hiện hai lần trong {text}</translation>
    </message>
    <message>
        <source>{number} is less than {least}</source>
        <translation>{number} nhỏ hơn {least}</translation>
    </message>
    <message>
        <source>{text} is no side</source>
        <translation>{text} không phải là phe</translation>
    </message>
    <message>
        <source>{text} is no time</source>
        <translation>{text} không phải là thời điểm</translation>
    </message>
    <message>
        <source>{text} is no code of rules</source>
        <translation>{text} không phải là mã luật</translation>
    </message>
    <message>
        <source>{text} is no whole number</source>
        <translation>{text} không phải là số nguyên</translation>
    </message>
    <message>
        <source>{text} is no announcement</source>
        <translation>{text} không phải là lời hô</translation>
    </message>
    <message>
        <source>{text} is no score line</source>
        <translation>{text} không phải là dòng điểm</translation>
    </message>
    <message>
        <source>this is not YAML: {why}</source>
        <translation type="vanished">đây không phải YAML: {why}</translation>
    </message>
    <message>
        <source>this is not JSON: {why}</source>
        <translation type="vanished">đây không phải JSON: {why}</translation>
    </message>
    <message>
        <source>this is format {theirs}; this program reads format {ours}</source>
        <translation>đây là định dạng {theirs}; chương trình này đọc định dạng {ours}</translation>
    </message>
    <message>
        <source>a result is stored, but the deal is not finished</source>
        <translation>đã có kết quả nhưng ván chưa xong</translation>
    </message>
    <message>
        <source>the deal is not finished; such a deal can only be the last of a file</source>
        <translation>ván chưa xong; ván như vậy chỉ có thể là ván cuối của tệp</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>không có tệp hay thư mục này</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>không có quyền truy cập</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>đó là thư mục</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <extracomment>So many actions are named that would be allowed. The words for places, where the translation tools find them.</extracomment>
        <translation>ván {number}</translation>
    </message>
    <message>
        <source>action {number} ({text})</source>
        <translation>bước {number} ({text})</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>dòng {number}</translation>
    </message>
    <message>
        <source>Allowed here: {actions}</source>
        <translation>Ở đây được phép: {actions}</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The deal is over.</source>
        <translation>Ván đã kết thúc.</translation>
    </message>
    <message>
        <source>It is {turn}&apos;s turn.</source>
        <translation>Đến lượt {turn}.</translation>
    </message>
    <message>
        <source>This is not possible now.</source>
        <translation>Bây giờ không làm được.</translation>
    </message>
    <message>
        <source>{card} is not in your hand.</source>
        <translation>Bạn không có {card}.</translation>
    </message>
    <message>
        <source>Trumps were led and you hold {card}.</source>
        <translation>Đang ra chủ mà bạn có {card}.</translation>
    </message>
    <message>
        <source>{led} and you hold {card}.</source>
        <translation>{led} mà bạn có {card}.</translation>
    </message>
    <message>
        <source>Your hand has nothing to reserve.</source>
        <translation>Bài bạn không có gì để bảo lưu.</translation>
    </message>
    <message>
        <source>You hold both ♣{queen}: declare a wedding or a solo.</source>
        <translation>Bạn có cả hai ♣{queen}: hãy báo đám cưới hoặc solo.</translation>
    </message>
    <message>
        <source>These rules do not offer it: {what}.</source>
        <translation>Luật này không có: {what}.</translation>
    </message>
    <message>
        <source>Your hand does not allow it: {what}.</source>
        <translation>Bài bạn không cho phép: {what}.</translation>
    </message>
    <message>
        <source>You have already answered.</source>
        <translation>Bạn đã trả lời rồi.</translation>
    </message>
    <message>
        <source>Only a compulsory solo is possible here.</source>
        <translation>Ở đây chỉ chơi được solo bắt buộc.</translation>
    </message>
    <message>
        <source>This solo would not count as your compulsory one anyway.</source>
        <translation>Solo này đằng nào cũng không tính là solo bắt buộc.</translation>
    </message>
    <message>
        <source>The next bid is {level}.</source>
        <translation>Mức giá tiếp theo là {level}.</translation>
    </message>
    <message>
        <source>The bidding is at its highest level. You can only pass.</source>
        <translation>Giá đã lên mức cao nhất. Bạn chỉ có thể bỏ lượt.</translation>
    </message>
    <message>
        <source>Choose {expected} cards, not {given}.</source>
        <translation>Hãy chọn {expected} lá, không phải {given}.</translation>
    </message>
    <message>
        <source>All your trumps must be among the cards.</source>
        <translation>Phải gồm mọi lá chủ của bạn.</translation>
    </message>
    <message>
        <source>Too late: possible with at least {least} cards in hand, you hold {held}.</source>
        <translation>Quá muộn: phải còn ít nhất {least} lá trên tay, bạn còn {held}.</translation>
    </message>
    <message>
        <source>Too late: possible up to {most} played cards, there are {lying}.</source>
        <translation>Quá muộn: chỉ được khi đã đánh tối đa {most} lá, giờ là {lying}.</translation>
    </message>
    <message>
        <source>No announcements with fewer than {least} cards in hand.</source>
        <translation>Còn dưới {least} lá trên tay thì không được hô.</translation>
    </message>
    <message>
        <source>No announcements before the wedding has found its partner.</source>
        <translation>Không được hô trước khi đám cưới tìm được đồng đội.</translation>
    </message>
    <message>
        <source>You do not belong to {side}.</source>
        <translation>Bạn không thuộc phe {side}.</translation>
    </message>
    <message>
        <source>Already announced: {word}.</source>
        <translation>Đã hô: {word}.</translation>
    </message>
    <message>
        <source>This must be announced first: {missing}.</source>
        <translation>Phải hô trước: {missing}.</translation>
    </message>
    <message>
        <source>After a late reply your side can announce nothing more.</source>
        <translation>Sau câu đáp muộn, phe bạn không được hô thêm.</translation>
    </message>
    <message>
        <source>There are no announcements in this game.</source>
        <translation>Ván này không có hô.</translation>
    </message>
    <message>
        <source>Announcements are only possible when it is your turn.</source>
        <translation>Chỉ được hô khi đến lượt bạn.</translation>
    </message>
    <message>
        <source>No prediction is possible now.</source>
        <translation>Bây giờ không đoán được.</translation>
    </message>
    <message>
        <source>First {seat} must announce: {word}.</source>
        <translation>{seat} phải hô trước: {word}.</translation>
    </message>
    <message>
        <source>The declared card must be played now: {card}.</source>
        <translation>Phải đánh ngay lá đã báo: {card}.</translation>
    </message>
    <message>
        <source>Not possible now: {what}.</source>
        <translation>Bây giờ không được: {what}.</translation>
    </message>
    <message>
        <source>First {seat} must name a solo.</source>
        <translation>{seat} phải chọn solo trước.</translation>
    </message>
    <message>
        <source>Nobody else owes a compulsory solo.</source>
        <translation>Không ai khác còn nợ solo bắt buộc.</translation>
    </message>
    <message>
        <source>These rules do not know claiming the rest of the tricks.</source>
        <translation>Luật này không cho nhận hết các nước còn lại.</translation>
    </message>
    <message>
        <source>Only the soloist can end the deal, and only when leading to a trick.</source>
        <translation>Chỉ người chơi solo được kết thúc sớm, và chỉ khi đang ra bài.</translation>
    </message>
    <message>
        <source>It is not certain that you win all the other tricks.</source>
        <translation>Chưa chắc bạn ăn hết các nước còn lại.</translation>
    </message>
    <message>
        <source>First you must announce: {word}.</source>
        <translation>Bạn phải hô trước: {word}.</translation>
    </message>
    <message>
        <source>First you must name a solo.</source>
        <translation>Bạn phải chọn solo trước.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Đến lượt bạn.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Chưa đến lượt bạn.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Place in the deal</source>
        <extracomment>How long a moment stays while it plays by itself, by speed. What each picture does, by the name of the wish. Why a computer player did what was done last.</extracomment>
        <translation>Vị trí trong ván</translation>
    </message>
    <message>
        <source>Below sits</source>
        <translation>Ngồi dưới</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>Ngửa mọi bài</translation>
    </message>
    <message>
        <source>Without it you see only what the player below could know (O)</source>
        <translation>Nếu tắt, bạn chỉ thấy điều người ngồi dưới biết được (O)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tốc độ</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>chậm</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>vừa</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>nhanh</translation>
    </message>
    <message>
        <source>very fast</source>
        <translation>rất nhanh</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Sự kiện</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Giải thích</translation>
    </message>
    <message>
        <source>Say why a computer player did what it did last (W)</source>
        <translation>Nói vì sao người chơi máy vừa làm vậy (W)</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Chơi tiếp từ đây</translation>
    </message>
    <message>
        <source>Take this seat and play on; it does not count (B)</source>
        <translation>Ngồi vào chỗ này và chơi tiếp; không tính (B)</translation>
    </message>
    <message>
        <source>Play this deal again…</source>
        <translation>Chơi lại ván này…</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <translation>Về đầu (Home)</translation>
    </message>
    <message>
        <source>One trick back (up arrow)</source>
        <translation>Lùi một nước (mũi tên lên)</translation>
    </message>
    <message>
        <source>One card back (left arrow)</source>
        <translation>Lùi một lá (mũi tên trái)</translation>
    </message>
    <message>
        <source>Play by itself (space)</source>
        <translation>Tự chạy (phím cách)</translation>
    </message>
    <message>
        <source>Pause (space)</source>
        <translation>Tạm dừng (phím cách)</translation>
    </message>
    <message>
        <source>One card on (right arrow)</source>
        <translation>Tiến một lá (mũi tên phải)</translation>
    </message>
    <message>
        <source>One trick on (down arrow)</source>
        <translation>Tiến một nước (mũi tên xuống)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Đến cuối (End)</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>{name}: {points}, {date}</source>
        <extracomment>A complete trick stays so long before it is gathered. No seat of the table. A small table is better than one whose lower edge lies behind the bar. Under this width, in heights of a line, the events are only shown when asked for. In a lower page the controls stand beside the table, in a column of this width. Says why computer players did what they did.</extracomment>
        <translation>{name}: {points}, {date}</translation>
    </message>
    <message>
        <source>Played anew, not counted</source>
        <translation>Chơi mới, không tính</translation>
    </message>
    <message>
        <source>Deal {number} of {planned}</source>
        <translation>Ván {number}/{planned}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Ván {number}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Luật</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Phân tích</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Quay lại</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Diễn biến</translation>
    </message>
    <message>
        <source>Tried out from here</source>
        <translation>Đã thử từ đây</translation>
    </message>
    <message>
        <source>To the original</source>
        <translation>Về bản gốc</translation>
    </message>
</context>
<context>
    <name>ReplayTexts</name>
    <message>
        <source>The game: {game}</source>
        <translation>Kiểu ván: {game}</translation>
    </message>
    <message>
        <source>The game: {game}, {name}</source>
        <translation>Kiểu ván: {game}, {name}</translation>
    </message>
    <message>
        <source>{name} finds no partner</source>
        <translation>{name} không tìm được đồng đội</translation>
    </message>
    <message>
        <source>{name} and {other} are partners</source>
        <translation>{name} và {other} là đồng đội</translation>
    </message>
    <message>
        <source>{name} stands alone</source>
        <translation>{name} chơi một mình</translation>
    </message>
    <message>
        <source>From here it was played anew</source>
        <translation>Từ đây chơi mới</translation>
    </message>
    <message>
        <source>The end of the deal</source>
        <translation>Hết ván</translation>
    </message>
    <message>
        <source>{name} announces {what}</source>
        <translation>{name} hô {what}</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <source>Trick {number}: {cards} – {name}, {points}</source>
        <translation>Nước {number}: {cards} – {name}, {points}</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>Ván đã kết thúc</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <translation>Trước lá đầu tiên</translation>
    </message>
    <message>
        <source>After trick {number}</source>
        <translation>Sau nước {number}</translation>
    </message>
    <message>
        <source>Trick {number}, {cards} of 4 cards</source>
        <translation>Nước {number}, {cards}/4 lá</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Result of the deal</source>
        <extracomment>The most of its height that buttons may take from the result.</extracomment>
        <translation>Kết quả ván</translation>
    </message>
    <message>
        <source>Final ranking</source>
        <translation>Xếp hạng chung cuộc</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Chia lại</translation>
    </message>
    <message>
        <source>Play the last deal</source>
        <translation>Chơi ván cuối</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Ván kế tiếp</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Bảng điểm</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Nước vừa rồi</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Phát lại</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Phân tích</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>good</source>
        <translation>tốt</translation>
    </message>
    <message>
        <source>too close to call</source>
        <translation>quá sát để phân định</translation>
    </message>
    <message>
        <source>inaccurate</source>
        <translation>chưa chuẩn</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>lỗi</translation>
    </message>
    <message>
        <source>big mistake</source>
        <translation>lỗi nặng</translation>
    </message>
    <message>
        <source>leads</source>
        <extracomment>Signs that tell the grades apart without colour, as in the annotation of games.</extracomment>
        <translation>ra bài</translation>
    </message>
    <message>
        <source>the fox</source>
        <translation>con cáo</translation>
    </message>
    <message>
        <source>playing with the partner</source>
        <translation>phối hợp với đồng đội</translation>
    </message>
    <message>
        <source>taking tricks</source>
        <translation>ăn nước</translation>
    </message>
    <message>
        <source>the last tricks</source>
        <translation>các nước cuối</translation>
    </message>
    <message>
        <source>announcements</source>
        <translation>hô</translation>
    </message>
    <message>
        <source>choice of the game</source>
        <translation>chọn kiểu ván</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Nước {number}</translation>
    </message>
    <message>
        <source>Before the first trick</source>
        <translation>Trước nước đầu tiên</translation>
    </message>
    <message>
        <source>nothing announced</source>
        <translation>không hô gì</translation>
    </message>
    <message>
        <source>announce nothing</source>
        <translation>không hô gì</translation>
    </message>
    <message>
        <source>bad luck</source>
        <translation>xui</translation>
    </message>
    <message>
        <source>By what could be known this was the best choice.</source>
        <translation>Theo những gì có thể biết, đây là lựa chọn tốt nhất.</translation>
    </message>
    <message>
        <source>Better by what could be known: {best}.</source>
        <translation>Theo những gì có thể biết thì tốt hơn: {best}.</translation>
    </message>
    <message>
        <source>The difference to {best} is smaller than the uncertainty of the estimate: no judgement.</source>
        <translation>Chênh lệch với {best} nhỏ hơn sai số ước lượng: không phân định.</translation>
    </message>
    <message>
        <source>That cost {points} points on average (± {error}).</source>
        <translation>Mất trung bình {points} điểm (± {error}).</translation>
    </message>
    <message>
        <source>With all cards open it cost {points} points.</source>
        <translation>Nếu mọi bài đều ngửa thì mất {points} điểm.</translation>
    </message>
    <message>
        <source>With all cards open it cost about {points} points.</source>
        <translation>Nếu mọi bài đều ngửa thì mất khoảng {points} điểm.</translation>
    </message>
    <message>
        <source>With all cards open it cost nothing.</source>
        <translation>Với mọi lá bài ngửa, nó không mất gì.</translation>
    </message>
    <message>
        <source>What it cost with all cards open cannot be said here.</source>
        <translation>Ở đây không nói được nó mất bao nhiêu khi mọi lá bài ngửa.</translation>
    </message>
    <message>
        <source>Nobody could know that: bad luck, no mistake.</source>
        <translation>Không ai có thể biết: xui thôi, không phải lỗi.</translation>
    </message>
    <message>
        <source>Chance to win afterwards: {percent} %.</source>
        <translation>Cơ hội thắng sau đó: {percent} %.</translation>
    </message>
    <message>
        <source>Nothing was lost by mistakes.</source>
        <translation>Không mất điểm nào vì lỗi.</translation>
    </message>
    <message>
        <source>Lost by mistakes: {points} points.</source>
        <translation>Mất vì lỗi: {points} điểm.</translation>
    </message>
    <message>
        <source>Most by: {themes}.</source>
        <translation>Nhiều nhất do: {themes}.</translation>
    </message>
</context>
<context>
    <name>ReviewArea</name>
    <message>
        <source>This cannot be reviewed: {reason}</source>
        <extracomment>Another part of the program shows replays and lets somebody play on. It also knows the numbers of the deals of a match in the history, and wants to hear that a deal is reviewed.</extracomment>
        <translation>Không phân tích được: {reason}</translation>
    </message>
    <message>
        <source>The match is reviewed.</source>
        <translation>Đã phân tích xong trận.</translation>
    </message>
    <message>
        <source>Show the review</source>
        <translation>Xem phân tích</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Deal {number}</source>
        <extracomment>The most of the width that list and curve take.</extracomment>
        <translation>Ván {number}</translation>
    </message>
    <message>
        <source>{deal}: {points}</source>
        <translation>{deal}: {points}</translation>
    </message>
    <message>
        <source>The expected result through the deal; at the end {points}.</source>
        <translation>Kết quả dự kiến qua suốt ván; cuối cùng {points}.</translation>
    </message>
    <message>
        <source>This deal cannot be reviewed: {reason}</source>
        <translation>Không phân tích được ván này: {reason}</translation>
    </message>
    <message>
        <source>Being reviewed …</source>
        <translation>Đang phân tích …</translation>
    </message>
    <message>
        <source>Without the compiled part of the program only your own seat is reviewed.</source>
        <translation>Thiếu phần đã biên dịch của chương trình thì chỉ phân tích được chỗ của bạn.</translation>
    </message>
    <message>
        <source>In all deals reviewed so far: {text}</source>
        <translation>Trong mọi ván đã phân tích: {text}</translation>
    </message>
    <message>
        <source>better</source>
        <translation>tốt hơn</translation>
    </message>
    <message>
        <source>played</source>
        <translation>đã đánh</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Phân tích</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Quay lại</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Dừng</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Ván</translation>
    </message>
    <message>
        <source>Decisions of</source>
        <translation>Quyết định của</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>Ngửa mọi bài</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Lỗi trước</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Lỗi kế tiếp</translation>
    </message>
    <message>
        <source>Replay from here</source>
        <translation>Xem lại từ đây</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Chơi từ đây</translation>
    </message>
    <message>
        <source>Review the whole match</source>
        <translation>Phân tích cả trận</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Các quyết định</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Tiến độ</translation>
    </message>
</context>
<context>
    <name>RuleExamples</name>
    <message>
        <source>Without nines everybody has ten cards, of clubs and spades there are only six each, and the lowest trump is the ♦K.</source>
        <translation>Không có quân 9, mỗi người có mười lá, chuồn và bích mỗi chất chỉ còn sáu lá, và lá chủ nhỏ nhất là ♦K.</translation>
    </message>
    <message>
        <source>Five at the table: Anna deals to Ben, Clara, David and Emil and sits out. In the next deal Ben deals and sits out.</source>
        <translation>Năm người ngồi bàn: Anna chia cho Ben, Clara, David và Emil rồi nghỉ. Ván sau Ben chia và nghỉ.</translation>
    </message>
    <message>
        <source>Three at a time: four rounds of three cards for everybody.</source>
        <translation>Mỗi lần ba lá: bốn vòng, mỗi vòng mỗi người ba lá.</translation>
    </message>
    <message>
        <source>Anna shuffles, David on her right cuts, Anna deals.</source>
        <translation>Anna xào bài, David bên phải cắt, Anna chia.</translation>
    </message>
    <message>
        <source>Clockwise, Ben on Anna&apos;s left plays after her; the other way round it is David.</source>
        <translation>Theo chiều kim đồng hồ, Ben bên trái Anna đánh sau Anna; ngược lại thì là David.</translation>
    </message>
    <message>
        <source>Anna has dealt, Clara throws her hand in. Either Anna deals again, or Ben does.</source>
        <translation>Anna đã chia, Clara bỏ bài. Hoặc Anna chia lại, hoặc Ben chia.</translation>
    </message>
    <message>
        <source>Anna has both cards of the pair. She plays the first one and names Clara: from now on these two are Re, whoever had the ♣Q.</source>
        <translation>Anna có cả hai lá của cặp. Anna đánh lá thứ nhất và chọn Clara: từ giờ hai người là Re, bất kể ai có ♣Q.</translation>
    </message>
    <message>
        <source>Anna has announced Re and no 90 when Ben chooses her as partner. Then no 90 lapses, or both lapse, or both stay.</source>
        <translation>Anna đã hô Re và không 90 khi Ben chọn Anna làm đồng đội. Khi đó không 90 bị hủy, hoặc cả hai bị hủy, hoặc cả hai giữ nguyên.</translation>
    </message>
    <message>
        <source>Anna has a wedding, Clara wants a solo. In two steps both only say “reservation”, and when Clara names her solo, nobody learns about the wedding.</source>
        <translation>Anna có đám cưới, Clara muốn solo. Hỏi hai bước thì cả hai chỉ nói “bảo lưu”, và khi Clara nói solo của mình, không ai biết về đám cưới.</translation>
    </message>
    <message>
        <source>Anna has a wedding, Ben is poor. With poverty before wedding, Ben&apos;s poverty is played.</source>
        <translation>Anna có đám cưới, Ben có bài nghèo. Nếu bài nghèo đứng trước đám cưới thì chơi bài nghèo của Ben.</translation>
    </message>
    <message>
        <source>Anna wants a queens solo, Clara a clubs solo. Clara bids no 90; if Anna passes, Clara plays and has announced no 90.</source>
        <translation>Anna muốn solo đầm, Clara muốn solo chuồn. Clara trả giá không 90; nếu Anna bỏ lượt, Clara chơi và đã hô không 90.</translation>
    </message>
    <message>
        <source>Anna wants a queens solo, Clara a clubs solo. If the clubs solo ranks higher, Clara plays although Anna spoke first.</source>
        <translation>Anna muốn solo đầm, Clara muốn solo chuồn. Nếu solo chuồn cao hơn thì Clara chơi dù Anna nói trước.</translation>
    </message>
    <message>
        <source>Anna has dealt, Clara plays a solo. Either Ben, the player after the dealer, leads, or Clara does.</source>
        <translation>Anna đã chia, Clara chơi solo. Hoặc Ben, người sau người chia, ra bài, hoặc Clara.</translation>
    </message>
    <message>
        <source>Anna dealt, Clara played a solo. If the dealer stays, Anna deals again.</source>
        <translation>Anna đã chia, Clara chơi solo. Nếu giữ người chia thì Anna chia lại.</translation>
    </message>
    <message>
        <source>One compulsory solo at a table of four: four of the deals are such solos, one by each.</source>
        <translation>Một solo bắt buộc ở bàn bốn người: bốn ván là solo như vậy, mỗi người một ván.</translation>
    </message>
    <message>
        <source>Two compulsory solos, at least one of them a picture solo: after a clubs solo, only a picture solo settles the second one.</source>
        <translation>Hai solo bắt buộc, ít nhất một là solo hình: sau solo chuồn, chỉ solo hình mới xong solo thứ hai.</translation>
    </message>
    <message>
        <source>Two deals are left, Anna and Clara still owe their solos. If forced, Anna plays one now and Clara in the last deal.</source>
        <translation>Còn hai ván, Anna và Clara vẫn nợ solo. Nếu bị ép, Anna chơi ngay và Clara chơi ván cuối.</translation>
    </message>
    <message>
        <source>Anna is forced but has a bad hand. She may ask Clara, who owes one too, to play hers now.</source>
        <translation>Anna bị ép nhưng bài xấu. Anna được hỏi Clara, cũng còn nợ, có muốn chơi bây giờ không.</translation>
    </message>
    <message>
        <source>Anna owes her solo and plays a queens solo in deal 3: it is the compulsory one, whether she likes it or not.</source>
        <translation>Anna còn nợ solo và chơi solo đầm ở ván 3: đó là solo bắt buộc, dù muốn hay không.</translation>
    </message>
    <message>
        <source>Anna owes her solo and wins a silent wedding. If it counts, she owes nothing any more.</source>
        <translation>Anna còn nợ solo và thắng cưới thầm. Nếu được tính thì Anna không còn nợ gì.</translation>
    </message>
    <message>
        <source>In her queens solo Clara holds both ♣Q and three aces: she shows them and takes all remaining tricks.</source>
        <translation>Trong solo đầm, Clara có cả hai ♣Q và ba át: Clara ngửa bài và lấy hết các nước còn lại.</translation>
    </message>
    <message>
        <source>Anna names “first trump trick”. Ben wins a trick of clubs: not yet. Clara wins a trick of trumps: she is the partner.</source>
        <translation>Anna chọn “nước chủ đầu tiên”. Ben ăn nước chuồn: chưa. Clara ăn nước chủ: Clara là đồng đội.</translation>
    </message>
    <message>
        <source>Three tricks: if Anna wins the first three tricks herself, she plays alone from then on.</source>
        <translation>Ba nước: nếu Anna tự ăn ba nước đầu thì từ đó chơi một mình.</translation>
    </message>
    <message>
        <source>Anna named “first trump trick” and wins it herself. If it decides, she is alone at once.</source>
        <translation>Anna chọn “nước chủ đầu tiên” rồi tự ăn nước đó. Nếu nó quyết định thì Anna chơi một mình ngay.</translation>
    </message>
    <message>
        <source>Clara becomes the partner in the second trick. Re is then due with 11 cards, with 10 or with 9 in hand.</source>
        <translation>Clara thành đồng đội ở nước thứ hai. Khi đó hạn hô Re là còn 11 lá, 10 lá hoặc 9 lá trên tay.</translation>
    </message>
    <message>
        <source>Ben catches a fox in the second trick, then no partner is found. His point may stay.</source>
        <translation>Ben bắt cáo ở nước thứ hai, rồi không tìm được đồng đội. Điểm của Ben có thể giữ.</translation>
    </message>
    <message>
        <source>Anna has both ♣Q, says “healthy” and tries to win alone against three.</source>
        <translation>Anna có cả hai ♣Q, nói “bình thường” và thử thắng một mình chống ba.</translation>
    </message>
    <message>
        <source>Ben has two trumps. He hands over three cards, the trumps and one more, or just the two.</source>
        <translation>Ben có hai lá chủ. Ben đưa ba lá, gồm hai lá chủ và một lá nữa, hoặc chỉ hai lá đó.</translation>
    </message>
    <message>
        <source>Ben has three trumps and a fox besides. He hands over four cards and gets four back.</source>
        <translation>Ben có ba lá chủ và thêm một cáo. Ben đưa bốn lá và nhận lại bốn lá.</translation>
    </message>
    <message>
        <source>Ben hands over a fox: face up, everybody knows that Clara has it now.</source>
        <translation>Ben đưa một cáo: đưa ngửa thì ai cũng biết giờ Clara giữ nó.</translation>
    </message>
    <message>
        <source>Clara gives one trump back. She says nothing, or “trump comes back”, or “one trump”.</source>
        <translation>Clara trả lại một lá chủ. Clara không nói gì, hoặc nói “có chủ về”, hoặc “một lá chủ”.</translation>
    </message>
    <message>
        <source>Clara, David and Anna all refuse Ben&apos;s cards.</source>
        <translation>Clara, David và Anna đều từ chối bài của Ben.</translation>
    </message>
    <message>
        <source>Anna has dealt, Clara took Ben&apos;s poverty. Either Ben leads as usual, or David after her.</source>
        <translation>Anna đã chia, Clara nhận bài nghèo của Ben. Hoặc Ben ra bài như thường, hoặc David ngồi sau Clara.</translation>
    </message>
    <message>
        <source>Ben and David are both poor. Either Ben, who spoke first, offers his trumps, or the cards are dealt again.</source>
        <translation>Ben và David đều nghèo. Hoặc Ben, người nói trước, đưa lá chủ mời, hoặc chia lại.</translation>
    </message>
    <message>
        <source>Anna wants a solo, Clara has five nines. If throwing in comes first, there are new cards.</source>
        <translation>Anna muốn solo, Clara có năm quân 9. Nếu bỏ bài được ưu tiên thì chia lại.</translation>
    </message>
    <message>
        <source>Anna says “Re” with 11 cards in hand and “no 90” with 10: she promises that Kontra stays under 90.</source>
        <translation>Anna hô “Re” khi còn 11 lá và “không 90” khi còn 10: Anna hứa Kontra sẽ dưới 90.</translation>
    </message>
    <message>
        <source>Usual with twelve cards: Re and Kontra with 11 in hand, no 90 with 10, no 60 with 9, no 30 with 8, schwarz with 7.</source>
        <translation>Thường với mười hai lá: Re và Kontra khi còn 11 lá, không 90 khi còn 10, không 60 khi còn 9, không 30 khi còn 8, schwarz khi còn 7.</translation>
    </message>
    <message>
        <source>Anna says “no 60” at once. Either Re and no 90 are included, or she must say them before.</source>
        <translation>Anna hô ngay “không 60”. Hoặc Re và không 90 đã gồm trong đó, hoặc phải hô chúng trước.</translation>
    </message>
    <message>
        <source>Anna says “Re” with 11 cards in hand. With one card of extra time, Ben may still say “Kontra” with 10.</source>
        <translation>Anna hô “Re” khi còn 11 lá. Với một lá thêm giờ, Ben còn được hô “Kontra” khi còn 10.</translation>
    </message>
    <message>
        <source>Ben answered Anna&apos;s Re with Kontra at 10 cards. May he still say “no 90”?</source>
        <translation>Ben đáp Re của Anna bằng Kontra khi còn 10 lá. Ben có được hô tiếp “không 90” không?</translation>
    </message>
    <message>
        <source>It is Ben&apos;s turn, but Clara sees her partner&apos;s card and says “Re” at once.</source>
        <translation>Đến lượt Ben, nhưng Clara thấy lá của đồng đội và hô “Re” ngay.</translation>
    </message>
    <message>
        <source>Anna knocks on the table: she has announced, but nobody knows for whom.</source>
        <translation>Anna gõ bàn: đã hô, nhưng không ai biết cho phe nào.</translation>
    </message>
    <message>
        <source>Anna has led her second card. Until the trick is complete, she counts as holding 11.</source>
        <translation>Anna đã ra lá thứ hai. Đến khi nước đủ lá, Anna vẫn tính là còn 11.</translation>
    </message>
    <message>
        <source>With a limit of 3 nobody says anything with only two cards left.</source>
        <translation>Với giới hạn 3, không ai hô gì khi chỉ còn hai lá.</translation>
    </message>
    <message>
        <source>Own cards: Re with 11 in hand. Cards on the table: Re before the fifth card of the deal.</source>
        <translation>Lá của mình: Re khi còn 11 lá. Lá trên bàn: Re trước lá thứ năm của ván.</translation>
    </message>
    <message>
        <source>The trick is worth exactly 30. “At least” makes an announcement compulsory, “more than” does not.</source>
        <translation>Nước này đúng 30 điểm. “Ít nhất” thì buộc phải hô, “hơn” thì không.</translation>
    </message>
    <message>
        <source>With 2, a rich second trick also makes an announcement compulsory.</source>
        <translation>Với 2, nước thứ hai nhiều điểm cũng buộc phải hô.</translation>
    </message>
    <message>
        <source>Anna takes 18 points in the first trick and 14 in the second: 32 together, but no single trick of 30.</source>
        <translation>Anna ăn 18 điểm ở nước đầu và 14 ở nước hai: cộng lại 32, nhưng không nước nào đủ 30.</translation>
    </message>
    <message>
        <source>Anna had to announce after trick 1. Must Ben, who takes a rich trick 2?</source>
        <translation>Anna phải hô sau nước 1. Ben ăn nước 2 nhiều điểm có phải hô không?</translation>
    </message>
    <message>
        <source>Anna has announced Re and takes a rich trick. Either nothing follows, or she must add “no 90”.</source>
        <translation>Anna đã hô Re và ăn nước nhiều điểm. Hoặc thôi, hoặc phải hô thêm “không 90”.</translation>
    </message>
    <message>
        <source>Ben takes a rich first trick in Anna&apos;s wedding. He becomes her partner and must say “Re”.</source>
        <translation>Ben ăn nước đầu nhiều điểm trong đám cưới của Anna. Ben thành đồng đội và phải hô “Re”.</translation>
    </message>
    <message>
        <source>Nobody took Ben&apos;s poverty, so the deal goes on with the black sow; in other deals the ♠Q is a trump like any other.</source>
        <translation>Không ai nhận bài nghèo của Ben nên ván tiếp tục với lợn nái đen; trong các ván khác ♠Q là lá chủ bình thường.</translation>
    </message>
    <message>
        <source>A deal ends 120 to 120. The next four deals count double: 3 points become 6.</source>
        <translation>Một ván kết thúc 120 – 120. Bốn ván sau tính gấp đôi: 3 điểm thành 6.</translation>
    </message>
    <message>
        <source>In a deal with a trick of four hearts, which also ends 120 to 120, one bock round starts, not two.</source>
        <translation>Một ván có nước bốn lá cơ mà cũng kết thúc 120 – 120 thì mở một vòng bock, không phải hai.</translation>
    </message>
    <message>
        <source>A deal worth 3 points counts 6 in a bock deal with factor 2.</source>
        <translation>Ván 3 điểm thành 6 trong ván bock hệ số 2.</translation>
    </message>
    <message>
        <source>With 4, everybody deals once in a bock round at a table of four.</source>
        <translation>Với 4, mỗi người chia một lần trong vòng bock ở bàn bốn người.</translation>
    </message>
    <message>
        <source>Two bock deals are left when another hearts trick falls. Multiplied, two deals count four times and two count double; added, six deals count double.</source>
        <translation>Còn hai ván bock thì lại có nước toàn cơ. Nhân nhau: hai ván tính gấp bốn và hai ván gấp đôi; nối vào: sáu ván gấp đôi.</translation>
    </message>
    <message>
        <source>After 8 deals, or when 40 points have been written, or when you stop.</source>
        <translation>Sau 8 ván, hoặc khi đã ghi 40 điểm, hoặc khi các bạn dừng.</translation>
    </message>
    <message>
        <source>24 deals at a table of four: everybody deals six times.</source>
        <translation>24 ván ở bàn bốn người: mỗi người chia sáu lần.</translation>
    </message>
    <message>
        <source>40 in the pot: when all together have written 40 points, the match is over.</source>
        <translation>40 trong quỹ: khi mọi người cộng lại đã ghi 40 điểm thì hết trận.</translation>
    </message>
    <message>
        <source>With 10 deals at a table of four, two people would deal once more.</source>
        <translation>Với 10 ván ở bàn bốn người, hai người sẽ chia thêm một lần.</translation>
    </message>
    <message>
        <source>On the same day everybody gets the same cards, and results can be compared.</source>
        <translation>Cùng một ngày ai cũng nhận bài như nhau nên so được kết quả.</translation>
    </message>
    <message>
        <source>After 100 minutes the deal at hand is finished, then only owed solos.</source>
        <translation>Sau 100 phút, ván đang chơi được chơi xong, rồi chỉ còn solo còn nợ.</translation>
    </message>
    <message>
        <source>With 1 you may turn over the last trick again, but not the one before it.</source>
        <translation>Với 1 bạn được xem lại nước vừa xong, nhưng không xem nước trước đó.</translation>
    </message>
    <message>
        <source>Anna takes this first trick. It is worth 36, so she must announce Re or Kontra.</source>
        <translation>Anna ăn nước đầu này. Nó có 36 điểm nên Anna phải hô Re hoặc Kontra.</translation>
    </message>
    <message>
        <source>This trick is worth 25: enough where 25 make an announcement compulsory, too little where it takes 30.</source>
        <translation>Nước này có 25 điểm: đủ ở nơi 25 buộc phải hô, thiếu ở nơi cần 30.</translation>
    </message>
    <message>
        <source>The other ♠Q has been played before. Whoever takes this trick takes the black sow and plays alone from now on.</source>
        <translation>♠Q kia đã ra trước đó. Ai ăn nước này thì lãnh lợn nái đen và từ giờ chơi một mình.</translation>
    </message>
</context>
<context>
    <name>RuleSources</name>
    <message>
        <source>everywhere</source>
        <extracomment>The words among the sources that are no names.</extracomment>
        <translation>mọi nơi</translation>
    </message>
    <message>
        <source>all of these</source>
        <translation>tất cả những điều này</translation>
    </message>
    <message>
        <source>as a switch</source>
        <translation>dạng công tắc</translation>
    </message>
    <message>
        <source>one for each player</source>
        <translation>mỗi người một</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>không giới hạn</translation>
    </message>
    <message>
        <source>all equal</source>
        <translation>ngang nhau</translation>
    </message>
    <message>
        <source>in some order</source>
        <translation>theo thứ tự nào đó</translation>
    </message>
    <message>
        <source>suit solos</source>
        <translation>solo chất</translation>
    </message>
    <message>
        <source>picture solos</source>
        <translation>solo hình</translation>
    </message>
    <message>
        <source>solos without tricks</source>
        <translation>solo không nước</translation>
    </message>
    <message>
        <source>compulsory solo</source>
        <translation>solo bắt buộc</translation>
    </message>
    <message>
        <source>3 or 5</source>
        <translation>3 hoặc 5</translation>
    </message>
    <message>
        <source>5 or 6</source>
        <translation>5 hoặc 6</translation>
    </message>
    <message>
        <source>Finland</source>
        <translation>Phần Lan</translation>
    </message>
    <message>
        <source>Switzerland</source>
        <translation>Thụy Sĩ</translation>
    </message>
    <message>
        <source>Chile</source>
        <translation>Chile</translation>
    </message>
    <message>
        <source>Vietnam</source>
        <translation>Việt Nam</translation>
    </message>
    <message>
        <source>FreeDoko without nines</source>
        <translation>FreeDoko không quân 9</translation>
    </message>
    <message>
        <source>German Wikipedia</source>
        <translation>Wikipedia tiếng Đức</translation>
    </message>
</context>
<context>
    <name>RuleTexts</name>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n khác biệt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) changed</source>
        <translation>
            <numerusform>đã đổi %n tùy chọn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) found</source>
        <translation>
            <numerusform>tìm thấy %n tùy chọn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n switch(es) taken over</source>
        <translation>
            <numerusform>đã lấy %n công tắc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n switch(es) not taken over, or only in part</source>
        <translation>
            <numerusform>%n công tắc không lấy, hoặc chỉ lấy một phần</numerusform>
        </translation>
    </message>
    <message>
        <source>It concerns the whole match, so it was not counted in single deals.</source>
        <translation>Điều này liên quan cả trận nên không đếm theo từng ván.</translation>
    </message>
    <message>
        <source>With another value about {n} of 100 deals end differently.</source>
        <translation>Với giá trị khác, khoảng {n} trong 100 ván kết thúc khác đi.</translation>
    </message>
    <message>
        <source>In about {n} of 100 deals somebody has other things to choose from.</source>
        <translation>Trong khoảng {n} trên 100 ván, có người có lựa chọn khác.</translation>
    </message>
    <message>
        <source>It made no difference in any of these deals.</source>
        <translation>Không ván nào trong số này khác đi.</translation>
    </message>
    <message>
        <source>Counted in {n} deals of computer players.</source>
        <translation>Đếm trong {n} ván của người chơi máy.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>only with nines</source>
        <translation>chỉ khi có quân 9</translation>
    </message>
    <message>
        <source>only without nines</source>
        <translation>chỉ khi không có quân 9</translation>
    </message>
    <message>
        <source>only when the ♥10 are top trumps</source>
        <translation>chỉ khi hai ♥10 là bài chủ lớn nhất</translation>
    </message>
    <message>
        <source>only when the second ♥10 can beat the first</source>
        <translation>chỉ khi ♥10 thứ hai có thể ăn ♥10 đầu</translation>
    </message>
    <message>
        <source>only with pigs</source>
        <translation>chỉ khi có heo</translation>
    </message>
    <message>
        <source>not when only the second ace can become a pig</source>
        <translation>không dùng khi chỉ lá át thứ hai thành heo</translation>
    </message>
    <message>
        <source>only when pigs are declared before the first card too</source>
        <translation>chỉ khi heo cũng được báo trước lá đầu tiên</translation>
    </message>
    <message>
        <source>only with super pigs</source>
        <translation>chỉ khi có siêu heo</translation>
    </message>
    <message>
        <source>only when solos are offered</source>
        <translation>chỉ khi có solo</translation>
    </message>
    <message>
        <source>only when suit solos are offered</source>
        <translation>chỉ khi có solo chất</translation>
    </message>
    <message>
        <source>only when a match has a fixed number of deals</source>
        <translation>chỉ khi trận có số ván cố định</translation>
    </message>
    <message>
        <source>only with compulsory solos</source>
        <translation>chỉ khi có solo bắt buộc</translation>
    </message>
    <message>
        <source>only with weddings</source>
        <translation>chỉ khi có đám cưới</translation>
    </message>
    <message>
        <source>only with poverty</source>
        <translation>chỉ khi có bài nghèo</translation>
    </message>
    <message>
        <source>only when a poverty is offered to the others</source>
        <translation>chỉ khi bài nghèo được đưa mời người khác</translation>
    </message>
    <message>
        <source>only with announcements</source>
        <translation>chỉ khi có hô</translation>
    </message>
    <message>
        <source>only with the usual announcements Re, Kontra, no 90 and so on</source>
        <translation>chỉ với các lời hô thường: Re, Kontra, không 90 v.v.</translation>
    </message>
    <message>
        <source>not with Chilean predictions</source>
        <translation>không dùng với lối đoán Chile</translation>
    </message>
    <message>
        <source>only when an announcement shows the side</source>
        <translation>chỉ khi lời hô cho biết phe</translation>
    </message>
    <message>
        <source>not when each announcement moves the deadline on</source>
        <translation>không dùng khi mỗi lời hô dời hạn</translation>
    </message>
    <message>
        <source>not when the cards on the table are counted</source>
        <translation>không dùng khi đếm lá trên bàn</translation>
    </message>
    <message>
        <source>only with compulsory announcements</source>
        <translation>chỉ khi có hô bắt buộc</translation>
    </message>
    <message>
        <source>only when a missed announcement loses the game</source>
        <translation>chỉ khi hô không đạt thì thua ván</translation>
    </message>
    <message>
        <source>only when beating Re brings a point</source>
        <translation>chỉ khi thắng Re được thêm điểm</translation>
    </message>
    <message>
        <source>not with plus and minus points: there the soloist settles with each opponent, so it is always 3</source>
        <translation>không dùng khi ghi cộng trừ: lúc đó người solo tính với từng đối thủ nên luôn là 3</translation>
    </message>
    <message>
        <source>only with bock rounds</source>
        <translation>chỉ khi có vòng bock</translation>
    </message>
    <message>
        <source>only when some hands can be thrown in</source>
        <translation>chỉ khi có bài được phép bỏ</translation>
    </message>
    <message>
        <source>only when a deal can be thrown in</source>
        <translation>chỉ khi ván có thể bị bỏ</translation>
    </message>
    <message>
        <source>Deck, seats and dealing</source>
        <translation>Bộ bài, chỗ ngồi và chia bài</translation>
    </message>
    <message>
        <source>Tricks and trumps</source>
        <translation>Nước bài và bài chủ</translation>
    </message>
    <message>
        <source>Reservations</source>
        <translation>Bảo lưu</translation>
    </message>
    <message>
        <source>Solos</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Weddings</source>
        <translation>Đám cưới</translation>
    </message>
    <message>
        <source>Poverties</source>
        <translation>Bài nghèo</translation>
    </message>
    <message>
        <source>Throwing in</source>
        <translation>Bỏ bài</translation>
    </message>
    <message>
        <source>Announcing</source>
        <translation>Hô</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Điểm</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Trận</translation>
    </message>
    <message>
        <source>Value of Re and Kontra</source>
        <translation>Giá trị của Re và Kontra</translation>
    </message>
    <message>
        <source>What an announced Re or Kontra does to the value of the game; it counts for whoever wins.</source>
        <translation>Lời hô Re hoặc Kontra làm gì với giá trị ván; bên nào thắng thì bên đó hưởng.</translation>
    </message>
    <message>
        <source>2 points each</source>
        <translation>mỗi lời 2 điểm</translation>
    </message>
    <message>
        <source>Re and Kontra count 2 points each.</source>
        <translation>Re và Kontra mỗi lời tính 2 điểm.</translation>
    </message>
    <message>
        <source>1 point each</source>
        <translation>mỗi lời 1 điểm</translation>
    </message>
    <message>
        <source>Re and Kontra count 1 point each.</source>
        <translation>Re và Kontra mỗi lời tính 1 điểm.</translation>
    </message>
    <message>
        <source>each doubles the game</source>
        <translation>mỗi lời gấp đôi ván</translation>
    </message>
    <message>
        <source>Re and Kontra each double the game.</source>
        <translation>Re và Kontra mỗi lời làm ván gấp đôi.</translation>
    </message>
    <message>
        <source>nothing by themselves</source>
        <translation>tự nó không tính</translation>
    </message>
    <message>
        <source>Re and Kontra bring no points by themselves.</source>
        <translation>Re và Kontra tự chúng không mang điểm.</translation>
    </message>
    <message>
        <source>What is doubled</source>
        <translation>Nhân đôi những gì</translation>
    </message>
    <message>
        <source>Which points Re and Kontra double; the others are added afterwards.</source>
        <translation>Re và Kontra nhân đôi điểm nào; các điểm khác cộng sau.</translation>
    </message>
    <message>
        <source>only when Re and Kontra double</source>
        <translation>chỉ khi Re và Kontra nhân đôi</translation>
    </message>
    <message>
        <source>the game, its steps and announced steps</source>
        <translation>ván, các mức và các mức đã hô</translation>
    </message>
    <message>
        <source>Doubled are the points for the game, its steps and announced steps; the rest is added afterwards.</source>
        <translation>Nhân đôi điểm ván, các mức và các mức đã hô; phần còn lại cộng sau.</translation>
    </message>
    <message>
        <source>also the point for beating Re</source>
        <translation>cả điểm thắng Re</translation>
    </message>
    <message>
        <source>Doubled are the points for the game, its steps and beating Re; extra points are added afterwards.</source>
        <translation>Nhân đôi điểm ván, các mức và điểm thắng Re; điểm thưởng cộng sau.</translation>
    </message>
    <message>
        <source>everything, extra points too</source>
        <translation>tất cả, kể cả điểm thưởng</translation>
    </message>
    <message>
        <source>Everything is doubled, extra points too.</source>
        <translation>Mọi thứ đều nhân đôi, kể cả điểm thưởng.</translation>
    </message>
    <message>
        <source>Value of an announced step</source>
        <translation>Giá trị mỗi mức đã hô</translation>
    </message>
    <message>
        <source>How many points each announced step (no 90, no 60, no 30, schwarz) counts.</source>
        <translation>Mỗi mức đã hô (không 90, không 60, không 30, schwarz) tính mấy điểm.</translation>
    </message>
    <message>
        <source>Each announced step from no 90 on counts {n} points.</source>
        <translation>Mỗi mức đã hô từ không 90 trở lên tính {n} điểm.</translation>
    </message>
    <message>
        <source>Announced steps bring no points by themselves.</source>
        <translation>Các mức đã hô tự chúng không mang điểm.</translation>
    </message>
    <message>
        <source>Each announced step from no 90 on counts 1 point.</source>
        <translation>Mỗi mức đã hô từ không 90 trở lên tính 1 điểm.</translation>
    </message>
    <message>
        <source>Re and Kontra are promises</source>
        <translation>Re và Kontra là lời cam kết</translation>
    </message>
    <message>
        <source>Whether a side that said Re or Kontra must itself reach 121 points (120 as a reply), so that both sides can fail.</source>
        <translation>Phe đã hô Re hoặc Kontra có phải đạt 121 điểm (120 nếu là câu đáp) không, khiến cả hai phe có thể cùng hụt.</translation>
    </message>
    <message>
        <source>A side that announced Re or Kontra must reach 121 points, or 120 as a reply.</source>
        <translation>Phe hô Re hoặc Kontra phải đạt 121 điểm, hoặc 120 nếu là câu đáp.</translation>
    </message>
    <message>
        <source>Re and Kontra by themselves promise nothing.</source>
        <translation>Re và Kontra tự chúng không cam kết gì.</translation>
    </message>
    <message>
        <source>Kontra alone needs 121</source>
        <translation>Chỉ Kontra thì cần 121</translation>
    </message>
    <message>
        <source>If only Kontra was announced, Kontra needs 121 card points and Re wins with 120; otherwise it is the other way round.</source>
        <translation>Nếu chỉ Kontra được hô, Kontra cần 121 điểm bài và Re thắng với 120; còn lại thì ngược lại.</translation>
    </message>
    <message>
        <source>If only Kontra was announced, Re wins with 120 points.</source>
        <translation>Nếu chỉ Kontra được hô, Re thắng với 120 điểm.</translation>
    </message>
    <message>
        <source>Re always needs 121 points, even if only Kontra was announced.</source>
        <translation>Re luôn cần 121 điểm, kể cả khi chỉ Kontra được hô.</translation>
    </message>
    <message>
        <source>Missing an announced step</source>
        <translation>Hô mà không đạt</translation>
    </message>
    <message>
        <source>Whether a side that misses its promise loses the game, or only hands the points for it to the others.</source>
        <translation>Phe hô không đạt thì thua ván, hay chỉ mất điểm của lời hô cho bên kia.</translation>
    </message>
    <message>
        <source>loses the game</source>
        <translation>thua ván</translation>
    </message>
    <message>
        <source>A side that misses an announced step loses the game.</source>
        <translation>Phe hô một mức mà không đạt thì thua ván.</translation>
    </message>
    <message>
        <source>only its points go over</source>
        <translation>chỉ mất điểm lời hô</translation>
    </message>
    <message>
        <source>A side that misses an announced step only hands its points to the others.</source>
        <translation>Phe hô một mức mà không đạt chỉ mất điểm của mức đó cho bên kia.</translation>
    </message>
    <message>
        <source>Score of the losers&apos; announcements</source>
        <translation>Tính lời hô của bên thua</translation>
    </message>
    <message>
        <source>What the steps announced by the losing side bring to the winners.</source>
        <translation>Các mức bên thua đã hô mang lại gì cho bên thắng.</translation>
    </message>
    <message>
        <source>once, and 1 point more if missed by 30</source>
        <translation>một lần, thêm 1 điểm nếu hụt 30</translation>
    </message>
    <message>
        <source>Steps announced by the losers count for the winners, and 1 point more for each that was missed by 30 card points.</source>
        <translation>Các mức bên thua hô tính cho bên thắng, thêm 1 điểm cho mỗi mức hụt từ 30 điểm bài.</translation>
    </message>
    <message>
        <source>each announced step twice</source>
        <translation>mỗi mức đã hô tính đôi</translation>
    </message>
    <message>
        <source>Each step announced by the losers counts double for the winners.</source>
        <translation>Mỗi mức bên thua đã hô tính gấp đôi cho bên thắng.</translation>
    </message>
    <message>
        <source>each missed step twice</source>
        <translation>mỗi mức hụt tính đôi</translation>
    </message>
    <message>
        <source>Each step that the losers missed counts double for the winners; steps they met count nothing.</source>
        <translation>Mỗi mức bên thua không đạt tính gấp đôi cho bên thắng; mức đạt được không tính.</translation>
    </message>
    <message>
        <source>each announced step once</source>
        <translation>mỗi mức đã hô tính một lần</translation>
    </message>
    <message>
        <source>Each step announced by the losers counts for the winners.</source>
        <translation>Mỗi mức bên thua đã hô tính cho bên thắng.</translation>
    </message>
    <message>
        <source>Both sides miss their announcement</source>
        <translation>Cả hai phe hô không đạt</translation>
    </message>
    <message>
        <source>Who wins when both sides miss what they announced.</source>
        <translation>Ai thắng khi cả hai phe đều không đạt điều mình hô.</translation>
    </message>
    <message>
        <source>nobody wins</source>
        <translation>không ai thắng</translation>
    </message>
    <message>
        <source>If both sides miss their announcement, nobody wins.</source>
        <translation>Nếu cả hai phe hô không đạt, không ai thắng.</translation>
    </message>
    <message>
        <source>Kontra wins</source>
        <translation>Kontra thắng</translation>
    </message>
    <message>
        <source>If both sides miss their announcement, Kontra wins.</source>
        <translation>Nếu cả hai phe hô không đạt, Kontra thắng.</translation>
    </message>
    <message>
        <source>Score when nobody wins</source>
        <translation>Tính điểm khi không ai thắng</translation>
    </message>
    <message>
        <source>What is settled when neither side has won.</source>
        <translation>Tính những gì khi không phe nào thắng.</translation>
    </message>
    <message>
        <source>only when it can happen that nobody wins</source>
        <translation>chỉ khi có thể không ai thắng</translation>
    </message>
    <message>
        <source>results, announcements and extra points</source>
        <translation>kết quả, lời hô và điểm thưởng</translation>
    </message>
    <message>
        <source>If nobody wins, each side scores the steps it held the other under, announcements the other missed by 30, and its extra points.</source>
        <translation>Nếu không ai thắng, mỗi phe được điểm cho các mức đã ghìm bên kia, các lời hô bên kia hụt 30, và điểm thưởng của mình.</translation>
    </message>
    <message>
        <source>only extra points</source>
        <translation>chỉ điểm thưởng</translation>
    </message>
    <message>
        <source>If nobody wins, only extra points are settled.</source>
        <translation>Nếu không ai thắng, chỉ tính điểm thưởng.</translation>
    </message>
    <message>
        <source>Cowardice</source>
        <translation>Nhát gan</translation>
    </message>
    <message>
        <source>If the winners did at least this many steps better than they announced, the points for the game go to the losers; not when one plays alone.</source>
        <translation>Nếu bên thắng hơn lời hô ít nhất từng này mức, điểm ván về bên thua; không tính khi có người chơi một mình.</translation>
    </message>
    <message>
        <source>Cowardice: whoever wins {n} or more steps above what was announced hands the game points to the losers.</source>
        <translation>Nhát gan: ai thắng hơn lời hô từ {n} mức trở lên thì mất điểm ván cho bên thua.</translation>
    </message>
    <message>
        <source>There is no penalty for announcing too little.</source>
        <translation>Hô quá ít không bị phạt.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>tắt</translation>
    </message>
    <message>
        <source>Re and Kontra</source>
        <translation>Re và Kontra</translation>
    </message>
    <message>
        <source>no 90</source>
        <translation>không 90</translation>
    </message>
    <message>
        <source>no 60</source>
        <translation>không 60</translation>
    </message>
    <message>
        <source>no 30</source>
        <translation>không 30</translation>
    </message>
    <message>
        <source>schwarz</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Lời hô</translation>
    </message>
    <message>
        <source>Usually Re or Kontra raises the value, then a side may promise to hold the other under 90, 60 or 30 or to take every trick; in Chile the result is predicted late in the deal.</source>
        <translation>Thường thì Re hoặc Kontra nâng giá trị, rồi một phe có thể hứa ghìm bên kia dưới 90, 60, 30 hoặc ăn hết mọi nước; ở Chile người ta đoán kết quả vào cuối ván.</translation>
    </message>
    <message>
        <source>Re, Kontra, no 90, no 60, no 30, schwarz</source>
        <translation>Re, Kontra, không 90, không 60, không 30, schwarz</translation>
    </message>
    <message>
        <source>Announcements are Re and Kontra, then no 90, no 60, no 30 and schwarz.</source>
        <translation>Các lời hô là Re và Kontra, rồi không 90, không 60, không 30 và schwarz (ăn hết mọi nước).</translation>
    </message>
    <message>
        <source>Chilean predictions</source>
        <translation>lối đoán Chile</translation>
    </message>
    <message>
        <source>Once the second ♣Q has been played, a side may predict no 90, no 60, no 30 or schwarz, and raise it once in the next trick.</source>
        <translation>Khi ♣Q thứ hai đã ra, một phe được đoán không 90, không 60, không 30 hoặc schwarz, và nâng một lần ở nước sau.</translation>
    </message>
    <message>
        <source>no announcements</source>
        <translation>không hô</translation>
    </message>
    <message>
        <source>Nothing is announced.</source>
        <translation>Không hô gì cả.</translation>
    </message>
    <message>
        <source>Deadlines</source>
        <translation>Hạn hô</translation>
    </message>
    <message>
        <source>How many cards you may have played at most when you announce; 1 means that with twelve cards you must still hold eleven.</source>
        <translation>Khi hô, bạn được đánh nhiều nhất mấy lá; 1 nghĩa là với mười hai lá phải còn mười một lá trên tay.</translation>
    </message>
    <message>
        <source>only when your own cards are counted</source>
        <translation>chỉ khi đếm lá của chính mình</translation>
    </message>
    <message>
        <source>Skipping steps</source>
        <translation>Nhảy mức</translation>
    </message>
    <message>
        <source>Whether, say, no 60 may be announced at once, including the steps below it, or each step must be announced by itself.</source>
        <translation>Có được hô ngay không 60 chẳng hạn, gồm luôn các mức dưới, hay phải hô riêng từng mức.</translation>
    </message>
    <message>
        <source>every step must be said</source>
        <translation>phải hô từng mức</translation>
    </message>
    <message>
        <source>Every step must be announced by itself, in order.</source>
        <translation>Phải hô riêng từng mức, theo thứ tự.</translation>
    </message>
    <message>
        <source>a higher step includes the lower ones</source>
        <translation>mức cao gồm các mức thấp</translation>
    </message>
    <message>
        <source>A higher step includes the lower ones, as long as each of them is still in time.</source>
        <translation>Mức cao gồm luôn các mức thấp, miễn là các mức ấy còn trong hạn.</translation>
    </message>
    <message>
        <source>Reply to an announcement</source>
        <translation>Đáp lại lời hô</translation>
    </message>
    <message>
        <source>A side that has said nothing yet may answer with Re or Kontra, even when it holds this many cards fewer than the answered announcement needed.</source>
        <translation>Phe chưa nói gì được đáp bằng Re hoặc Kontra, dù còn ít hơn từng này lá so với lời hô cần đáp.</translation>
    </message>
    <message>
        <source>An announcement may be answered with Re or Kontra up to {n} cards later.</source>
        <translation>Được đáp lời hô bằng Re hoặc Kontra muộn tối đa {n} lá.</translation>
    </message>
    <message>
        <source>There is no extra time to answer an announcement.</source>
        <translation>Không có thêm thời gian để đáp lời hô.</translation>
    </message>
    <message>
        <source>An announcement may be answered with Re or Kontra one card later.</source>
        <translation>Được đáp lời hô bằng Re hoặc Kontra muộn một lá.</translation>
    </message>
    <message>
        <source>no extra time</source>
        <translation>không thêm thời gian</translation>
    </message>
    <message>
        <source>More after a late reply</source>
        <translation>Hô thêm sau câu đáp muộn</translation>
    </message>
    <message>
        <source>Whether a side whose reply would have been too late as a first announcement may go on with no 90 and so on.</source>
        <translation>Phe có câu đáp đã quá muộn để tự hô trước thì có được hô tiếp không 90 v.v. không.</translation>
    </message>
    <message>
        <source>only when there is extra time to reply</source>
        <translation>chỉ khi có thêm thời gian để đáp</translation>
    </message>
    <message>
        <source>After a late reply the side may go on with no 90 and higher, if in time.</source>
        <translation>Sau câu đáp muộn, phe đó được hô tiếp không 90 trở lên nếu còn hạn.</translation>
    </message>
    <message>
        <source>After a late reply the side may announce nothing more.</source>
        <translation>Sau câu đáp muộn, phe đó không được hô thêm.</translation>
    </message>
    <message>
        <source>Announcing out of turn</source>
        <translation>Hô ngoài lượt</translation>
    </message>
    <message>
        <source>Whether announcements are possible at any moment, or only in turn before playing a card.</source>
        <translation>Được hô bất cứ lúc nào, hay chỉ khi đến lượt, trước khi đánh bài.</translation>
    </message>
    <message>
        <source>Announcements may be made out of turn.</source>
        <translation>Được hô ngoài lượt.</translation>
    </message>
    <message>
        <source>Announcements may only be made in turn, before playing a card.</source>
        <translation>Chỉ được hô khi đến lượt, trước khi đánh bài.</translation>
    </message>
    <message>
        <source>Knocking: secret announcements</source>
        <translation>Gõ bàn: hô kín</translation>
    </message>
    <message>
        <source>Whether an announcement hides the side of the player; then everybody announces for themselves and cannot build on the partner.</source>
        <translation>Lời hô có giấu phe của người hô không; khi đó ai cũng hô cho riêng mình, không dựa vào lời hô của đồng đội.</translation>
    </message>
    <message>
        <source>Announcements do not tell the side; everybody announces for themselves.</source>
        <translation>Lời hô không cho biết phe; ai cũng hô cho riêng mình.</translation>
    </message>
    <message>
        <source>Announcements tell the side.</source>
        <translation>Lời hô cho biết phe.</translation>
    </message>
    <message>
        <source>The card in the open trick</source>
        <translation>Lá trong nước đang dở</translation>
    </message>
    <message>
        <source>Whether your card in a trick that is not complete still counts as held in hand for the deadlines.</source>
        <translation>Lá của bạn trong nước chưa đủ có còn tính là trên tay khi xét hạn hô không.</translation>
    </message>
    <message>
        <source>A card in a trick that is not complete still counts as held in hand.</source>
        <translation>Lá trong nước chưa đủ vẫn tính là trên tay.</translation>
    </message>
    <message>
        <source>A card counts as played when it lies on the table.</source>
        <translation>Lá đặt xuống bàn là tính đã đánh.</translation>
    </message>
    <message>
        <source>No announcements near the end</source>
        <translation>Không hô lúc gần cuối</translation>
    </message>
    <message>
        <source>With fewer cards in hand than this nobody may announce anything, not even as a reply.</source>
        <translation>Còn ít lá hơn thế này thì không ai được hô gì, kể cả đáp lại.</translation>
    </message>
    <message>
        <source>Nobody may announce with fewer than {n} cards in hand.</source>
        <translation>Còn dưới {n} lá trên tay thì không được hô.</translation>
    </message>
    <message>
        <source>There is no further deadline for announcements.</source>
        <translation>Không có hạn hô nào khác.</translation>
    </message>
    <message>
        <source>Nobody may announce without a card in hand.</source>
        <translation>Hết bài trên tay thì không được hô.</translation>
    </message>
    <message>
        <source>no limit for the last cards</source>
        <translation>không giới hạn lá cuối</translation>
    </message>
    <message>
        <source>What deadlines count</source>
        <translation>Hạn hô đếm gì</translation>
    </message>
    <message>
        <source>Whether the deadlines count your own cards, the cards on the table, or move on with every announcement.</source>
        <translation>Hạn hô đếm lá của chính bạn, lá trên bàn, hay dời theo mỗi lời hô.</translation>
    </message>
    <message>
        <source>your own cards</source>
        <translation>lá của chính mình</translation>
    </message>
    <message>
        <source>Deadlines count your own cards.</source>
        <translation>Hạn hô đếm lá của chính mình.</translation>
    </message>
    <message>
        <source>the cards on the table</source>
        <translation>lá trên bàn</translation>
    </message>
    <message>
        <source>Re before the fifth card of the deal, Kontra before the 13th; each further step four cards later.</source>
        <translation>Re trước lá thứ năm của ván, Kontra trước lá thứ 13; mỗi mức sau muộn hơn bốn lá.</translation>
    </message>
    <message>
        <source>moving on with each announcement</source>
        <translation>dời theo mỗi lời hô</translation>
    </message>
    <message>
        <source>The first announcement before one&apos;s second card; every announcement gives all one trick more.</source>
        <translation>Lời hô đầu trước lá thứ hai của mình; mỗi lời hô cho mọi người thêm một nước.</translation>
    </message>
    <message>
        <source>Compulsory announcement</source>
        <translation>Hô bắt buộc</translation>
    </message>
    <message>
        <source>Whether a player who takes a rich trick early in the deal must announce Re or Kontra.</source>
        <translation>Ai ăn nước nhiều điểm lúc đầu ván có phải hô Re hoặc Kontra không.</translation>
    </message>
    <message>
        <source>Whoever takes a rich early trick must announce Re or Kontra.</source>
        <translation>Ai ăn nước nhiều điểm lúc đầu ván phải hô Re hoặc Kontra.</translation>
    </message>
    <message>
        <source>Nobody is ever forced to announce.</source>
        <translation>Không ai bị buộc phải hô.</translation>
    </message>
    <message>
        <source>Compulsory announcement: points</source>
        <translation>Hô bắt buộc: điểm</translation>
    </message>
    <message>
        <source>How many card points make an announcement compulsory.</source>
        <translation>Bao nhiêu điểm bài thì buộc phải hô.</translation>
    </message>
    <message>
        <source>Points for the compulsory announcement: {n}.</source>
        <translation>Điểm buộc phải hô: {n}.</translation>
    </message>
    <message>
        <source>Compulsory announcement: at least or more</source>
        <translation>Hô bắt buộc: ít nhất hay hơn</translation>
    </message>
    <message>
        <source>Whether exactly that many card points are enough.</source>
        <translation>Đúng bằng số điểm đó đã đủ chưa.</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>ít nhất</translation>
    </message>
    <message>
        <source>Exactly that many points are enough for the compulsory announcement.</source>
        <translation>Đúng bằng số điểm đó là đã buộc phải hô.</translation>
    </message>
    <message>
        <source>more than</source>
        <translation>hơn</translation>
    </message>
    <message>
        <source>The compulsory announcement needs more points than that.</source>
        <translation>Phải hơn số điểm đó mới buộc phải hô.</translation>
    </message>
    <message>
        <source>Compulsory announcement: tricks</source>
        <translation>Hô bắt buộc: số nước</translation>
    </message>
    <message>
        <source>How many tricks from the beginning are watched for this.</source>
        <translation>Xét bao nhiêu nước kể từ đầu ván.</translation>
    </message>
    <message>
        <source>Tricks watched for the compulsory announcement: {n}.</source>
        <translation>Số nước xét cho hô bắt buộc: {n}.</translation>
    </message>
    <message>
        <source>Compulsory announcement: one trick or all</source>
        <translation>Hô bắt buộc: một nước hay cộng lại</translation>
    </message>
    <message>
        <source>Whether one trick must be worth that much, or a player&apos;s tricks together.</source>
        <translation>Một nước phải đủ điểm, hay cộng các nước của một người.</translation>
    </message>
    <message>
        <source>only when more than one trick is watched</source>
        <translation>chỉ khi xét hơn một nước</translation>
    </message>
    <message>
        <source>a single trick</source>
        <translation>một nước</translation>
    </message>
    <message>
        <source>A single trick must be worth that much.</source>
        <translation>Một nước phải đủ số điểm đó.</translation>
    </message>
    <message>
        <source>all tricks of a player together</source>
        <translation>cộng mọi nước của một người</translation>
    </message>
    <message>
        <source>A player&apos;s tricks together must be worth that much.</source>
        <translation>Các nước của một người cộng lại phải đủ số điểm đó.</translation>
    </message>
    <message>
        <source>Compulsory announcement: only once</source>
        <translation>Hô bắt buộc: chỉ một lần</translation>
    </message>
    <message>
        <source>Whether only the first player who reaches the points must announce.</source>
        <translation>Có phải chỉ người đầu tiên đủ điểm mới phải hô không.</translation>
    </message>
    <message>
        <source>Only the first player who reaches the points must announce.</source>
        <translation>Chỉ người đầu tiên đủ điểm phải hô.</translation>
    </message>
    <message>
        <source>Everybody who reaches the points must announce.</source>
        <translation>Ai đủ điểm cũng phải hô.</translation>
    </message>
    <message>
        <source>Compulsory announcement: if already announced</source>
        <translation>Hô bắt buộc: nếu đã hô</translation>
    </message>
    <message>
        <source>What a player must do whose side has already announced.</source>
        <translation>Người có phe đã hô rồi thì phải làm gì.</translation>
    </message>
    <message>
        <source>nothing more than Re or Kontra</source>
        <translation>không quá Re hoặc Kontra</translation>
    </message>
    <message>
        <source>If the side has already announced, nothing more is compulsory.</source>
        <translation>Nếu phe đã hô rồi thì không phải hô thêm.</translation>
    </message>
    <message>
        <source>the next step</source>
        <translation>mức kế tiếp</translation>
    </message>
    <message>
        <source>If the side has already announced, it must announce the next step.</source>
        <translation>Nếu phe đã hô rồi thì phải hô mức kế tiếp.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>không gì</translation>
    </message>
    <message>
        <source>If the side has already announced, nothing is compulsory.</source>
        <translation>Nếu phe đã hô rồi thì không bắt buộc gì.</translation>
    </message>
    <message>
        <source>Compulsory announcement in a wedding</source>
        <translation>Hô bắt buộc trong đám cưới</translation>
    </message>
    <message>
        <source>Whether the rule also holds in a wedding; the announcement is then made as soon as the partner is found.</source>
        <translation>Luật này có áp dụng trong đám cưới không; khi đó hô ngay khi tìm được đồng đội.</translation>
    </message>
    <message>
        <source>Announcements are compulsory in a wedding too, once the partner is found.</source>
        <translation>Trong đám cưới cũng phải hô, khi đã tìm được đồng đội.</translation>
    </message>
    <message>
        <source>In a wedding no announcement is compulsory.</source>
        <translation>Trong đám cưới không bắt buộc hô.</translation>
    </message>
    <message>
        <source>Asking for reservations</source>
        <translation>Hỏi bảo lưu</translation>
    </message>
    <message>
        <source>Whoever does not want a normal game has a reservation; it is asked for in two steps, which keeps losing ones secret, or named at once.</source>
        <translation>Ai không muốn chơi ván thường thì có bảo lưu; hỏi hai bước để giấu bảo lưu không được chơi, hoặc nói ra ngay.</translation>
    </message>
    <message>
        <source>first “reservation”, then which</source>
        <translation>trước “bảo lưu”, rồi nói là gì</translation>
    </message>
    <message>
        <source>Everybody says “healthy” or “reservation”; only the highest reservation is revealed.</source>
        <translation>Mỗi người nói “bình thường” hoặc “bảo lưu”; chỉ bảo lưu cao nhất được nói ra.</translation>
    </message>
    <message>
        <source>named at once</source>
        <translation>nói ngay</translation>
    </message>
    <message>
        <source>Everybody says at once what they want to play.</source>
        <translation>Mỗi người nói ngay mình muốn chơi gì.</translation>
    </message>
    <message>
        <source>Which reservation comes first</source>
        <translation>Bảo lưu nào đứng trước</translation>
    </message>
    <message>
        <source>If several players have a reservation, the one named first here is played; between equal ones the player who speaks earlier has it.</source>
        <translation>Nếu nhiều người có bảo lưu, cái đứng trước ở đây được chơi; nếu ngang nhau thì người nói trước được chơi.</translation>
    </message>
    <message>
        <source>compulsory solo</source>
        <translation>solo bắt buộc</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>solo</translation>
    </message>
    <message>
        <source>throwing in</source>
        <translation>bỏ bài</translation>
    </message>
    <message>
        <source>poverty</source>
        <translation>bài nghèo</translation>
    </message>
    <message>
        <source>wedding</source>
        <translation>đám cưới</translation>
    </message>
    <message>
        <source>Of several reservations the higher one is played: {list}.</source>
        <translation>Trong nhiều bảo lưu, chơi cái cao hơn: {list}.</translation>
    </message>
    <message>
        <source>Reservations have their usual order.</source>
        <translation>Bảo lưu theo thứ tự thường lệ.</translation>
    </message>
    <message>
        <source>Several solos</source>
        <translation>Nhiều người muốn solo</translation>
    </message>
    <message>
        <source>If several players want a solo, a later one may bid for it by promising no 90 or more; the earlier one keeps it by promising the same; what was promised counts as announced.</source>
        <translation>Nếu nhiều người muốn solo, người sau được trả giá bằng cách hứa không 90 trở lên; người trước giữ được nếu hứa ngang; lời hứa coi như đã hô.</translation>
    </message>
    <message>
        <source>the earlier player has it</source>
        <translation>người nói trước được chơi</translation>
    </message>
    <message>
        <source>If several players want a solo, the one who speaks earlier has it.</source>
        <translation>Nếu nhiều người muốn solo, người nói trước được chơi.</translation>
    </message>
    <message>
        <source>bidding with no 90 and more</source>
        <translation>đấu giá từ không 90 trở lên</translation>
    </message>
    <message>
        <source>If several players want a solo, they bid for it with no 90, no 60, no 30 and schwarz.</source>
        <translation>Nếu nhiều người muốn solo, họ đấu giá bằng không 90, không 60, không 30 và schwarz.</translation>
    </message>
    <message>
        <source>Ranking of the solos</source>
        <translation>Thứ bậc solo</translation>
    </message>
    <message>
        <source>If several players want a solo, the kind named first here is played; kinds that are not named come last.</source>
        <translation>Nếu nhiều người muốn solo, loại đứng trước ở đây được chơi; loại không nêu đứng cuối.</translation>
    </message>
    <message>
        <source>not when players bid for the solo</source>
        <translation>không dùng khi đấu giá giành solo</translation>
    </message>
    <message>
        <source>Of several solos the higher one is played: {list}.</source>
        <translation>Trong nhiều solo, chơi loại cao hơn: {list}.</translation>
    </message>
    <message>
        <source>All solos rank equal.</source>
        <translation>Mọi solo ngang nhau.</translation>
    </message>
    <message>
        <source>Throwing in: nines</source>
        <translation>Bỏ bài: quân 9</translation>
    </message>
    <message>
        <source>A hand with at least this many nines may be thrown in: it is not played, and the cards are dealt again.</source>
        <translation>Bài có ít nhất từng này quân 9 được bỏ: ván không chơi và chia lại.</translation>
    </message>
    <message>
        <source>{n} or more nines</source>
        <translation>từ {n} quân 9</translation>
    </message>
    <message>
        <source>Nines are no reason to throw in a hand.</source>
        <translation>Quân 9 không phải lý do để bỏ bài.</translation>
    </message>
    <message>
        <source>a single nine</source>
        <translation>một quân 9</translation>
    </message>
    <message>
        <source>Throwing in: kings</source>
        <translation>Bỏ bài: quân già</translation>
    </message>
    <message>
        <source>A hand with at least this many kings may be thrown in.</source>
        <translation>Bài có ít nhất từng này quân già được bỏ.</translation>
    </message>
    <message>
        <source>{n} or more kings</source>
        <translation>từ {n} quân già</translation>
    </message>
    <message>
        <source>Kings are no reason to throw in a hand.</source>
        <translation>Quân già không phải lý do để bỏ bài.</translation>
    </message>
    <message>
        <source>a single king</source>
        <translation>một quân già</translation>
    </message>
    <message>
        <source>Throwing in: nines and kings</source>
        <translation>Bỏ bài: quân 9 và quân già</translation>
    </message>
    <message>
        <source>A hand with at least this many nines and kings together may be thrown in.</source>
        <translation>Bài có ít nhất từng này quân 9 và quân già cộng lại được bỏ.</translation>
    </message>
    <message>
        <source>{n} or more nines and kings together</source>
        <translation>từ {n} quân 9 và già cộng lại</translation>
    </message>
    <message>
        <source>Nines and kings together are no reason to throw in a hand.</source>
        <translation>Quân 9 và già cộng lại không phải lý do để bỏ bài.</translation>
    </message>
    <message>
        <source>a single nine or king</source>
        <translation>một quân 9 hoặc già</translation>
    </message>
    <message>
        <source>Throwing in: many card points</source>
        <translation>Bỏ bài: nhiều điểm bài</translation>
    </message>
    <message>
        <source>A hand whose cards are worth at least this many points may be thrown in.</source>
        <translation>Bài có ít nhất từng này điểm được bỏ.</translation>
    </message>
    <message>
        <source>{n} or more card points</source>
        <translation>từ {n} điểm bài</translation>
    </message>
    <message>
        <source>Many card points are no reason to throw in a hand.</source>
        <translation>Nhiều điểm bài không phải lý do để bỏ bài.</translation>
    </message>
    <message>
        <source>any card points</source>
        <translation>bất kỳ điểm bài nào</translation>
    </message>
    <message>
        <source>Throwing in: few card points</source>
        <translation>Bỏ bài: ít điểm bài</translation>
    </message>
    <message>
        <source>A hand whose cards are worth less than this many points may be thrown in.</source>
        <translation>Bài có ít hơn từng này điểm được bỏ.</translation>
    </message>
    <message>
        <source>fewer than {n} card points</source>
        <translation>dưới {n} điểm bài</translation>
    </message>
    <message>
        <source>Few card points are no reason to throw in a hand.</source>
        <translation>Ít điểm bài không phải lý do để bỏ bài.</translation>
    </message>
    <message>
        <source>no card points at all</source>
        <translation>không có điểm bài nào</translation>
    </message>
    <message>
        <source>Throwing in: few trumps</source>
        <translation>Bỏ bài: ít lá chủ</translation>
    </message>
    <message>
        <source>A hand with at most this many trumps may be thrown in.</source>
        <translation>Bài có nhiều nhất từng này lá chủ được bỏ.</translation>
    </message>
    <message>
        <source>{n} trumps at most</source>
        <translation>nhiều nhất {n} lá chủ</translation>
    </message>
    <message>
        <source>Few trumps are no reason to throw in a hand.</source>
        <translation>Ít lá chủ không phải lý do để bỏ bài.</translation>
    </message>
    <message>
        <source>no trump at all</source>
        <translation>không có lá chủ nào</translation>
    </message>
    <message>
        <source>one trump at most</source>
        <translation>nhiều nhất một lá chủ</translation>
    </message>
    <message>
        <source>Throwing in: no trump above ♦A</source>
        <translation>Bỏ bài: không có lá chủ trên ♦A</translation>
    </message>
    <message>
        <source>A hand with no trump above the ♦A may be thrown in.</source>
        <translation>Bài không có lá chủ nào trên ♦A được bỏ.</translation>
    </message>
    <message>
        <source>no trump above the ♦A</source>
        <translation>không có lá chủ trên ♦A</translation>
    </message>
    <message>
        <source>A ♦A as highest trump is no reason to throw in a hand.</source>
        <translation>♦A là lá chủ lớn nhất không phải lý do để bỏ bài.</translation>
    </message>
    <message>
        <source>Throwing in: low trumps only</source>
        <translation>Bỏ bài: chỉ có lá chủ nhỏ</translation>
    </message>
    <message>
        <source>A hand whose highest trump is at most the ♦J may be thrown in.</source>
        <translation>Bài có lá chủ lớn nhất không quá ♦J được bỏ.</translation>
    </message>
    <message>
        <source>Low trumps are no reason to throw in a hand.</source>
        <translation>Lá chủ nhỏ không phải lý do để bỏ bài.</translation>
    </message>
    <message>
        <source>highest trump at most the ♦J</source>
        <translation>lá chủ lớn nhất không quá ♦J</translation>
    </message>
    <message>
        <source>no trump above the ♦J</source>
        <translation>không có lá chủ trên ♦J</translation>
    </message>
    <message>
        <source>Throwing in before a solo</source>
        <translation>Bỏ bài trước solo</translation>
    </message>
    <message>
        <source>Whether a hand can be thrown in even when somebody else wants to play a solo.</source>
        <translation>Có được bỏ bài ngay cả khi người khác muốn chơi solo không.</translation>
    </message>
    <message>
        <source>Throwing in comes before a solo.</source>
        <translation>Bỏ bài được ưu tiên hơn solo.</translation>
    </message>
    <message>
        <source>Throwing in ranks where the order of reservations puts it.</source>
        <translation>Bỏ bài đứng theo thứ tự bảo lưu.</translation>
    </message>
    <message>
        <source>only when some event starts them; as it is there is never a bock round</source>
        <translation>chỉ khi có sự kiện gây ra; như hiện giờ thì không bao giờ có vòng bock</translation>
    </message>
    <message>
        <source>Black sow</source>
        <translation>Lợn nái đen</translation>
    </message>
    <message>
        <source>Whoever takes the trick with the second ♠Q plays alone against the other three from then on.</source>
        <translation>Ai ăn nước có ♠Q thứ hai thì từ đó chơi một mình chống ba người kia.</translation>
    </message>
    <message>
        <source>no black sow</source>
        <translation>không có lợn nái đen</translation>
    </message>
    <message>
        <source>There is no black sow.</source>
        <translation>Không có lợn nái đen.</translation>
    </message>
    <message>
        <source>plays on alone</source>
        <translation>chơi tiếp một mình</translation>
    </message>
    <message>
        <source>Whoever takes the second ♠Q, the black sow, plays alone from then on.</source>
        <translation>Ai ăn ♠Q thứ hai, tức lợn nái đen (Schwarze Sau), thì từ đó chơi một mình.</translation>
    </message>
    <message>
        <source>must name a solo</source>
        <translation>phải chọn solo</translation>
    </message>
    <message>
        <source>Whoever takes the second ♠Q, the black sow, must name a solo for the rest of the deal.</source>
        <translation>Ai ăn ♠Q thứ hai, tức lợn nái đen, phải chọn một solo cho phần còn lại của ván.</translation>
    </message>
    <message>
        <source>only when there is a solo to name; otherwise the player is just alone</source>
        <translation>chỉ khi có solo để chọn; nếu không thì chỉ chơi một mình</translation>
    </message>
    <message>
        <source>When there is a black sow</source>
        <translation>Khi nào có lợn nái đen</translation>
    </message>
    <message>
        <source>Whether the black sow is part of every deal, or only of deals in which nobody took a poverty.</source>
        <translation>Lợn nái đen có trong mọi ván, hay chỉ khi không ai nhận bài nghèo.</translation>
    </message>
    <message>
        <source>only with the black sow</source>
        <translation>chỉ khi có lợn nái đen</translation>
    </message>
    <message>
        <source>always, except in solos</source>
        <translation>luôn luôn, trừ solo</translation>
    </message>
    <message>
        <source>The black sow is live in every deal that is not a solo.</source>
        <translation>Lợn nái đen có trong mọi ván không phải solo.</translation>
    </message>
    <message>
        <source>only after a refused poverty</source>
        <translation>chỉ sau khi bài nghèo bị từ chối</translation>
    </message>
    <message>
        <source>The black sow is only live when nobody took a poverty.</source>
        <translation>Lợn nái đen chỉ có khi không ai nhận bài nghèo.</translation>
    </message>
    <message>
        <source>only when a refused poverty is played on; as it is there is never a black sow</source>
        <translation>chỉ khi bài nghèo bị từ chối vẫn chơi tiếp; như hiện giờ thì không bao giờ có</translation>
    </message>
    <message>
        <source>Bock rounds</source>
        <translation>Vòng bock</translation>
    </message>
    <message>
        <source>Whether certain events make the following deals count a multiple.</source>
        <translation>Có phải một số sự kiện làm các ván sau tính gấp bội không.</translation>
    </message>
    <message>
        <source>There are bock rounds.</source>
        <translation>Có vòng bock.</translation>
    </message>
    <message>
        <source>There are no bock rounds.</source>
        <translation>Không có vòng bock.</translation>
    </message>
    <message>
        <source>What starts bock rounds</source>
        <translation>Điều mở vòng bock</translation>
    </message>
    <message>
        <source>The events after which the next deals are bock deals; several in one deal count once.</source>
        <translation>Những sự kiện mà sau đó chơi ván bock; nhiều cái trong một ván chỉ tính một lần.</translation>
    </message>
    <message>
        <source>120 card points each</source>
        <translation>mỗi bên 120 điểm bài</translation>
    </message>
    <message>
        <source>120 each</source>
        <translation>mỗi bên 120</translation>
    </message>
    <message>
        <source>hearts trick</source>
        <translation>nước toàn cơ</translation>
    </message>
    <message>
        <source>a trick of four plain hearts</source>
        <translation>một nước gồm bốn lá cơ thường</translation>
    </message>
    <message>
        <source>lost solo</source>
        <translation>solo thua</translation>
    </message>
    <message>
        <source>a lost solo</source>
        <translation>một solo thua</translation>
    </message>
    <message>
        <source>lost with Re or Kontra announced</source>
        <translation>thua dù đã hô Re hoặc Kontra</translation>
    </message>
    <message>
        <source>a game lost by a side that had announced Re or Kontra</source>
        <translation>một ván mà phe hô Re hoặc Kontra bị thua</translation>
    </message>
    <message>
        <source>Re and Kontra both announced</source>
        <translation>hô cả Re lẫn Kontra</translation>
    </message>
    <message>
        <source>a game with both Re and Kontra announced</source>
        <translation>một ván có cả Re lẫn Kontra</translation>
    </message>
    <message>
        <source>game worth 0</source>
        <translation>ván giá trị 0</translation>
    </message>
    <message>
        <source>a game worth 0</source>
        <translation>một ván giá trị 0</translation>
    </message>
    <message>
        <source>side that takes nothing</source>
        <translation>một phe không ăn được gì</translation>
    </message>
    <message>
        <source>a game in which a side took nothing</source>
        <translation>một ván mà một phe không ăn được gì</translation>
    </message>
    <message>
        <source>Bock rounds follow: {list}.</source>
        <translation>Vòng bock theo sau: {list}.</translation>
    </message>
    <message>
        <source>No event starts a bock round.</source>
        <translation>Không sự kiện nào mở vòng bock.</translation>
    </message>
    <message>
        <source>Factor of bock</source>
        <translation>Hệ số bock</translation>
    </message>
    <message>
        <source>How many times a bock deal counts.</source>
        <translation>Ván bock tính gấp mấy lần.</translation>
    </message>
    <message>
        <source>A bock deal counts {n} times.</source>
        <translation>Ván bock tính gấp {n}.</translation>
    </message>
    <message>
        <source>A bock deal counts no more than others.</source>
        <translation>Ván bock không tính hơn ván khác.</translation>
    </message>
    <message>
        <source>A bock deal counts double.</source>
        <translation>Ván bock tính gấp đôi.</translation>
    </message>
    <message>
        <source>Length of bock</source>
        <translation>Độ dài vòng bock</translation>
    </message>
    <message>
        <source>How many deals a bock round lasts; deals that the same dealer repeats do not use one up.</source>
        <translation>Vòng bock kéo dài mấy ván; ván do cùng người chia lại không tính.</translation>
    </message>
    <message>
        <source>A bock round lasts {n} deals.</source>
        <translation>Vòng bock kéo dài {n} ván.</translation>
    </message>
    <message>
        <source>A bock round lasts one deal.</source>
        <translation>Vòng bock kéo dài một ván.</translation>
    </message>
    <message>
        <source>Bock during bock</source>
        <translation>Bock trong bock</translation>
    </message>
    <message>
        <source>What happens when something starts a bock round while one is running.</source>
        <translation>Điều gì xảy ra khi có cớ mở vòng bock lúc một vòng đang chạy.</translation>
    </message>
    <message>
        <source>the factors multiply</source>
        <translation>các hệ số nhân nhau</translation>
    </message>
    <message>
        <source>Bock rounds that overlap multiply each other.</source>
        <translation>Các vòng bock chồng nhau thì nhân nhau.</translation>
    </message>
    <message>
        <source>the new round is added at the end</source>
        <translation>vòng mới nối vào cuối</translation>
    </message>
    <message>
        <source>A bock round that starts during another one is added at its end.</source>
        <translation>Vòng bock mở trong vòng khác được nối vào cuối.</translation>
    </message>
    <message>
        <source>the round starts again</source>
        <translation>vòng bắt đầu lại</translation>
    </message>
    <message>
        <source>A new event during a bock round starts it again.</source>
        <translation>Sự kiện mới trong vòng bock làm vòng bắt đầu lại.</translation>
    </message>
    <message>
        <source>A new event during a bock round does nothing.</source>
        <translation>Sự kiện mới trong vòng bock không có tác dụng.</translation>
    </message>
    <message>
        <source>What bock multiplies</source>
        <translation>Bock nhân những gì</translation>
    </message>
    <message>
        <source>Whether a bock deal multiplies the whole value, only the game without extra points, or adds a fixed number of points.</source>
        <translation>Ván bock nhân toàn bộ giá trị, chỉ nhân ván không kể điểm thưởng, hay cộng một số điểm cố định.</translation>
    </message>
    <message>
        <source>the whole value</source>
        <translation>toàn bộ giá trị</translation>
    </message>
    <message>
        <source>Bock multiplies the whole value, extra points too.</source>
        <translation>Bock nhân toàn bộ giá trị, kể cả điểm thưởng.</translation>
    </message>
    <message>
        <source>everything but extra points</source>
        <translation>tất cả trừ điểm thưởng</translation>
    </message>
    <message>
        <source>Bock multiplies everything but the extra points.</source>
        <translation>Bock nhân tất cả trừ điểm thưởng.</translation>
    </message>
    <message>
        <source>nothing; points are added</source>
        <translation>không nhân; cộng điểm</translation>
    </message>
    <message>
        <source>In a bock deal the factor is added to the value instead of multiplying it.</source>
        <translation>Trong ván bock, hệ số được cộng vào giá trị thay vì nhân.</translation>
    </message>
    <message>
        <source>no point</source>
        <translation>không điểm</translation>
    </message>
    <message>
        <source>under 90</source>
        <extracomment>The four results beyond winning, for lists of numbers.</extracomment>
        <translation>dưới 90</translation>
    </message>
    <message>
        <source>under 60</source>
        <translation>dưới 60</translation>
    </message>
    <message>
        <source>under 30</source>
        <translation>dưới 30</translation>
    </message>
    <message>
        <source>Points for winning</source>
        <translation>Điểm thắng ván</translation>
    </message>
    <message>
        <source>How many points a won game counts.</source>
        <translation>Thắng một ván được mấy điểm.</translation>
    </message>
    <message>
        <source>A won game counts {n} points.</source>
        <translation>Thắng ván được {n} điểm.</translation>
    </message>
    <message>
        <source>Winning by itself brings no point.</source>
        <translation>Tự việc thắng không mang điểm.</translation>
    </message>
    <message>
        <source>A won game counts 1 point.</source>
        <translation>Thắng ván được 1 điểm.</translation>
    </message>
    <message>
        <source>Beating Re</source>
        <translation>Thắng Re</translation>
    </message>
    <message>
        <source>How many points Kontra gets in addition for winning against the ♣Q, “the old ones”.</source>
        <translation>Kontra được thêm mấy điểm khi thắng phe ♣Q, tức “các cụ”.</translation>
    </message>
    <message>
        <source>If Kontra wins, it gets {n} points more.</source>
        <translation>Nếu Kontra thắng, được thêm {n} điểm.</translation>
    </message>
    <message>
        <source>Kontra gets nothing extra for winning.</source>
        <translation>Kontra thắng không được thêm gì.</translation>
    </message>
    <message>
        <source>If Kontra wins, it gets 1 point more.</source>
        <translation>Nếu Kontra thắng, được thêm 1 điểm.</translation>
    </message>
    <message>
        <source>Points for results</source>
        <translation>Điểm theo kết quả</translation>
    </message>
    <message>
        <source>How many points it counts when the losers stay under 90, under 60, under 30, or take nothing, announced or not.</source>
        <translation>Tính mấy điểm khi bên thua dưới 90, dưới 60, dưới 30, hoặc không ăn được gì, dù có hô hay không.</translation>
    </message>
    <message>
        <source>What schwarz means</source>
        <translation>Schwarz nghĩa là gì</translation>
    </message>
    <message>
        <source>Whether a side is schwarz when it has no trick, or already when its tricks are worth nothing.</source>
        <translation>Một phe bị schwarz khi không có nước nào, hay ngay khi các nước của họ không có điểm.</translation>
    </message>
    <message>
        <source>no trick</source>
        <translation>không nước nào</translation>
    </message>
    <message>
        <source>Schwarz means without a trick.</source>
        <translation>Schwarz nghĩa là không ăn được nước nào.</translation>
    </message>
    <message>
        <source>no card point</source>
        <translation>không điểm bài nào</translation>
    </message>
    <message>
        <source>Schwarz means without a card point.</source>
        <translation>Schwarz nghĩa là không có điểm bài nào.</translation>
    </message>
    <message>
        <source>Who wins when both sides have 120 card points and nothing was announced.</source>
        <translation>Ai thắng khi mỗi bên 120 điểm bài và không ai hô gì.</translation>
    </message>
    <message>
        <source>With 120 each, Kontra wins.</source>
        <translation>Khi mỗi bên 120, Kontra thắng.</translation>
    </message>
    <message>
        <source>With 120 each and nothing announced, nobody wins.</source>
        <translation>Khi mỗi bên 120 và không ai hô, không ai thắng.</translation>
    </message>
    <message>
        <source>Value of 120 each</source>
        <translation>Giá trị khi mỗi bên 120</translation>
    </message>
    <message>
        <source>What Kontra gets for winning with 120 card points each.</source>
        <translation>Kontra được gì khi thắng với mỗi bên 120 điểm bài.</translation>
    </message>
    <message>
        <source>like any win</source>
        <translation>như mọi ván thắng</translation>
    </message>
    <message>
        <source>With 120 each, a win of Kontra counts like any other.</source>
        <translation>Khi mỗi bên 120, Kontra thắng tính như mọi ván thắng.</translation>
    </message>
    <message>
        <source>only the point for beating Re</source>
        <translation>chỉ điểm thắng Re</translation>
    </message>
    <message>
        <source>With 120 each, Kontra gets only the point for beating Re.</source>
        <translation>Khi mỗi bên 120, Kontra chỉ được điểm thắng Re.</translation>
    </message>
    <message>
        <source>More extra points than the game is worth</source>
        <translation>Điểm thưởng nhiều hơn giá trị ván</translation>
    </message>
    <message>
        <source>Whether the losers&apos; extra points can turn a won game into minus points for the winners.</source>
        <translation>Điểm thưởng của bên thua có thể biến ván thắng thành điểm trừ cho bên thắng không.</translation>
    </message>
    <message>
        <source>may turn the result</source>
        <translation>được lật kết quả</translation>
    </message>
    <message>
        <source>The losers&apos; extra points may even turn the result around.</source>
        <translation>Điểm thưởng của bên thua có thể lật ngược cả kết quả.</translation>
    </message>
    <message>
        <source>down to zero at most</source>
        <translation>nhiều nhất về 0</translation>
    </message>
    <message>
        <source>The losers&apos; extra points can bring a won game down to zero at most.</source>
        <translation>Điểm thưởng của bên thua chỉ kéo ván thắng xuống 0 là cùng.</translation>
    </message>
    <message>
        <source>Writing the points</source>
        <translation>Cách ghi điểm</translation>
    </message>
    <message>
        <source>Whether winners write plus and losers minus, or only one of the two sides writes at all.</source>
        <translation>Bên thắng ghi cộng và bên thua ghi trừ, hay chỉ một trong hai bên ghi.</translation>
    </message>
    <message>
        <source>winners plus, losers minus</source>
        <translation>thắng cộng, thua trừ</translation>
    </message>
    <message>
        <source>Winners write plus points, losers minus; a player alone wins or loses with three opponents.</source>
        <translation>Bên thắng ghi cộng, bên thua ghi trừ; người chơi một mình tính với cả ba đối thủ.</translation>
    </message>
    <message>
        <source>only the winners</source>
        <translation>chỉ bên thắng</translation>
    </message>
    <message>
        <source>Only the winners write points.</source>
        <translation>Chỉ bên thắng ghi điểm.</translation>
    </message>
    <message>
        <source>only the losers, as minus</source>
        <translation>chỉ bên thua, ghi trừ</translation>
    </message>
    <message>
        <source>Only the losers write points, as minus.</source>
        <translation>Chỉ bên thua ghi điểm, là điểm trừ.</translation>
    </message>
    <message>
        <source>Fox caught</source>
        <translation>Bắt cáo</translation>
    </message>
    <message>
        <source>Points for taking a ♦A, the fox, from the other side.</source>
        <translation>Điểm khi ăn ♦A, tức con cáo, của bên kia.</translation>
    </message>
    <message>
        <source>A caught fox (♦A) counts {n} points.</source>
        <translation>Bắt được cáo (♦A) tính {n} điểm.</translation>
    </message>
    <message>
        <source>A caught fox (♦A) counts nothing.</source>
        <translation>Bắt được cáo (♦A) không tính.</translation>
    </message>
    <message>
        <source>A caught fox (♦A) counts 1 point.</source>
        <translation>Bắt được cáo (♦A) tính 1 điểm.</translation>
    </message>
    <message>
        <source>Fox caught in the last trick</source>
        <translation>Bắt cáo ở nước cuối</translation>
    </message>
    <message>
        <source>Additional points if the fox is caught in the last trick.</source>
        <translation>Điểm cộng thêm khi bắt cáo ở nước cuối.</translation>
    </message>
    <message>
        <source>only when a caught fox counts</source>
        <translation>chỉ khi bắt cáo được tính</translation>
    </message>
    <message>
        <source>A fox caught in the last trick counts {n} points more.</source>
        <translation>Bắt cáo ở nước cuối được thêm {n} điểm.</translation>
    </message>
    <message>
        <source>A fox caught in the last trick counts no more than others.</source>
        <translation>Bắt cáo ở nước cuối không hơn bắt lúc khác.</translation>
    </message>
    <message>
        <source>A fox caught in the last trick counts 1 point more.</source>
        <translation>Bắt cáo ở nước cuối được thêm 1 điểm.</translation>
    </message>
    <message>
        <source>Fox wins the last trick</source>
        <translation>Cáo ăn nước cuối</translation>
    </message>
    <message>
        <source>Points for winning the last trick with a ♦A.</source>
        <translation>Điểm khi ăn nước cuối bằng ♦A.</translation>
    </message>
    <message>
        <source>Winning the last trick with a fox counts {n} points.</source>
        <translation>Cáo ăn nước cuối tính {n} điểm.</translation>
    </message>
    <message>
        <source>Winning the last trick with a fox counts nothing.</source>
        <translation>Cáo ăn nước cuối không tính.</translation>
    </message>
    <message>
        <source>Winning the last trick with a fox counts 1 point.</source>
        <translation>Cáo ăn nước cuối tính 1 điểm.</translation>
    </message>
    <message>
        <source>Both foxes in the last trick</source>
        <translation>Cả hai cáo ở nước cuối</translation>
    </message>
    <message>
        <source>Whether it counts twice if a fox wins the last trick and the partner&apos;s fox lies in it too.</source>
        <translation>Có tính đôi không khi cáo ăn nước cuối mà cáo của đồng đội cũng nằm trong đó.</translation>
    </message>
    <message>
        <source>only when a fox winning the last trick counts</source>
        <translation>chỉ khi cáo ăn nước cuối được tính</translation>
    </message>
    <message>
        <source>That counts twice if the partner&apos;s fox lies in the same trick.</source>
        <translation>Tính đôi nếu cáo của đồng đội cũng nằm trong nước đó.</translation>
    </message>
    <message>
        <source>A second fox in the last trick counts nothing more.</source>
        <translation>Cáo thứ hai ở nước cuối không tính thêm.</translation>
    </message>
    <message>
        <source>Charlie wins the last trick</source>
        <translation>Charlie ăn nước cuối</translation>
    </message>
    <message>
        <source>Points for winning the last trick with a ♣J, called Charlie.</source>
        <translation>Điểm khi ăn nước cuối bằng ♣J, gọi là Charlie.</translation>
    </message>
    <message>
        <source>Winning the last trick with Charlie (♣J) counts {n} points.</source>
        <translation>Ăn nước cuối bằng Charlie (♣J) tính {n} điểm.</translation>
    </message>
    <message>
        <source>Winning the last trick with Charlie (♣J) counts nothing.</source>
        <translation>Ăn nước cuối bằng Charlie (♣J) không tính.</translation>
    </message>
    <message>
        <source>Winning the last trick with Charlie (♣J) counts 1 point.</source>
        <translation>Ăn nước cuối bằng Charlie (♣J) tính 1 điểm.</translation>
    </message>
    <message>
        <source>Charlie caught</source>
        <translation>Bắt Charlie</translation>
    </message>
    <message>
        <source>A point for taking a ♣J of the other side in the last trick.</source>
        <translation>Một điểm khi ăn ♣J của bên kia ở nước cuối.</translation>
    </message>
    <message>
        <source>counts nothing</source>
        <translation>không tính</translation>
    </message>
    <message>
        <source>Catching Charlie counts nothing.</source>
        <translation>Bắt Charlie không tính.</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 điểm</translation>
    </message>
    <message>
        <source>Catching the others&apos; Charlie in the last trick counts 1 point.</source>
        <translation>Bắt Charlie của bên kia ở nước cuối tính 1 điểm.</translation>
    </message>
    <message>
        <source>1 point, only with a ♦Q</source>
        <translation>1 điểm, chỉ bằng ♦Q</translation>
    </message>
    <message>
        <source>Catching the others&apos; Charlie in the last trick with a ♦Q counts 1 point.</source>
        <translation>Bắt Charlie của bên kia ở nước cuối bằng ♦Q tính 1 điểm.</translation>
    </message>
    <message>
        <source>Two Charlies caught</source>
        <translation>Bắt hai Charlie</translation>
    </message>
    <message>
        <source>Whether two ♣J of the other side in the last trick count two points.</source>
        <translation>Hai ♣J của bên kia ở nước cuối có tính hai điểm không.</translation>
    </message>
    <message>
        <source>only when catching Charlie counts</source>
        <translation>chỉ khi bắt Charlie được tính</translation>
    </message>
    <message>
        <source>Two Charlies caught count 2 points.</source>
        <translation>Bắt hai Charlie tính 2 điểm.</translation>
    </message>
    <message>
        <source>Two Charlies caught count no more than one.</source>
        <translation>Bắt hai Charlie không hơn bắt một.</translation>
    </message>
    <message>
        <source>Both Charlies in the last trick</source>
        <translation>Cả hai Charlie ở nước cuối</translation>
    </message>
    <message>
        <source>Whether it counts twice if Charlie wins the last trick and the partner&apos;s Charlie lies in it too.</source>
        <translation>Có tính đôi không khi Charlie ăn nước cuối mà Charlie của đồng đội cũng nằm trong đó.</translation>
    </message>
    <message>
        <source>only when Charlie winning the last trick counts</source>
        <translation>chỉ khi Charlie ăn nước cuối được tính</translation>
    </message>
    <message>
        <source>Charlie winning the last trick counts twice if the partner&apos;s Charlie lies in it.</source>
        <translation>Charlie ăn nước cuối tính đôi nếu Charlie của đồng đội cũng nằm trong đó.</translation>
    </message>
    <message>
        <source>A partner&apos;s Charlie in the last trick counts nothing more.</source>
        <translation>Charlie của đồng đội ở nước cuối không tính thêm.</translation>
    </message>
    <message>
        <source>Doppelkopf</source>
        <translation>Doppelkopf</translation>
    </message>
    <message>
        <source>A trick worth at least this many card points brings its winner an extra point; 40 means nothing but aces and tens.</source>
        <translation>Nước có ít nhất từng này điểm bài mang lại điểm thưởng cho người ăn; 40 nghĩa là toàn át và 10.</translation>
    </message>
    <message>
        <source>A Doppelkopf, a trick worth {n} card points or more, counts 1 point.</source>
        <translation>Doppelkopf, một nước từ {n} điểm bài, tính 1 điểm.</translation>
    </message>
    <message>
        <source>A Doppelkopf counts nothing.</source>
        <translation>Doppelkopf không tính.</translation>
    </message>
    <message>
        <source>Every trick worth anything counts 1 point.</source>
        <translation>Nước nào có điểm cũng tính 1 điểm.</translation>
    </message>
    <message>
        <source>♥10 caught</source>
        <translation>Bắt ♥10</translation>
    </message>
    <message>
        <source>Whether it counts a point when a ♥10 beats a ♥10 of the other side.</source>
        <translation>Có tính một điểm khi ♥10 ăn ♥10 của bên kia không.</translation>
    </message>
    <message>
        <source>A ♥10 that beats a ♥10 of the other side counts 1 point.</source>
        <translation>♥10 ăn ♥10 của bên kia tính 1 điểm.</translation>
    </message>
    <message>
        <source>A ♥10 beating a ♥10 counts nothing.</source>
        <translation>♥10 ăn ♥10 không tính.</translation>
    </message>
    <message>
        <source>Hearts trick</source>
        <translation>Nước toàn cơ</translation>
    </message>
    <message>
        <source>Whether a trick of four plain hearts counts a point.</source>
        <translation>Nước gồm bốn lá cơ thường có tính một điểm không.</translation>
    </message>
    <message>
        <source>A trick of four plain hearts counts 1 point.</source>
        <translation>Nước gồm bốn lá cơ thường tính 1 điểm.</translation>
    </message>
    <message>
        <source>A trick of four plain hearts counts nothing.</source>
        <translation>Nước gồm bốn lá cơ thường không tính.</translation>
    </message>
    <message>
        <source>Special extra points</source>
        <translation>Điểm thưởng đặc biệt</translation>
    </message>
    <message>
        <source>Further extra points that only some tables count, 1 point each.</source>
        <translation>Các điểm thưởng khác chỉ vài bàn chơi, mỗi thứ 1 điểm.</translation>
    </message>
    <message>
        <source>♠K taken by a ♠Q</source>
        <translation>♠K bị ♠Q ăn (Klabautermann)</translation>
    </message>
    <message>
        <source>four queens in a trick</source>
        <translation>bốn đầm trong một nước (Kaffeekranz)</translation>
    </message>
    <message>
        <source>Charlie taken by a ♦Q in the last trick</source>
        <translation>Charlie bị ♦Q ăn ở nước cuối (Agathe)</translation>
    </message>
    <message>
        <source>a ♦9 wins a trick</source>
        <translation>♦9 ăn một nước (Fischauge)</translation>
    </message>
    <message>
        <source>a fox takes a ♦9</source>
        <translation>cáo ăn ♦9 (Gans)</translation>
    </message>
    <message>
        <source>a trick worth nothing</source>
        <translation>nước không có điểm (Koppeldopf)</translation>
    </message>
    <message>
        <source>1 point each for: {list}.</source>
        <translation>Mỗi thứ 1 điểm: {list}.</translation>
    </message>
    <message>
        <source>There are no special extra points.</source>
        <translation>Không có điểm thưởng đặc biệt.</translation>
    </message>
    <message>
        <source>clubs solo</source>
        <translation>solo chuồn</translation>
    </message>
    <message>
        <source>spades solo</source>
        <translation>solo bích</translation>
    </message>
    <message>
        <source>hearts solo</source>
        <translation>solo cơ</translation>
    </message>
    <message>
        <source>diamonds solo</source>
        <translation>solo rô</translation>
    </message>
    <message>
        <source>queens solo</source>
        <translation>solo đầm</translation>
    </message>
    <message>
        <source>jacks solo</source>
        <translation>solo bồi</translation>
    </message>
    <message>
        <source>ace solo (no trumps)</source>
        <translation>solo át (không chủ)</translation>
    </message>
    <message>
        <source>kings solo</source>
        <translation>solo già</translation>
    </message>
    <message>
        <source>pure clubs solo</source>
        <translation>solo chuồn thuần</translation>
    </message>
    <message>
        <source>pure spades solo</source>
        <translation>solo bích thuần</translation>
    </message>
    <message>
        <source>pure hearts solo</source>
        <translation>solo cơ thuần</translation>
    </message>
    <message>
        <source>pure diamonds solo</source>
        <translation>solo rô thuần</translation>
    </message>
    <message>
        <source>queens over jacks solo</source>
        <translation>solo đầm trên bồi</translation>
    </message>
    <message>
        <source>jacks over queens solo</source>
        <translation>solo bồi trên đầm</translation>
    </message>
    <message>
        <source>kings over queens solo</source>
        <translation>solo già trên đầm</translation>
    </message>
    <message>
        <source>kings over jacks solo</source>
        <translation>solo già trên bồi</translation>
    </message>
    <message>
        <source>Köhler (kings, queens, jacks)</source>
        <translation>Köhler (già, đầm, bồi)</translation>
    </message>
    <message>
        <source>queens and one suit</source>
        <translation>đầm và một chất</translation>
    </message>
    <message>
        <source>jacks and one suit</source>
        <translation>bồi và một chất</translation>
    </message>
    <message>
        <source>null (not a single trick)</source>
        <translation>null (không ăn nước nào)</translation>
    </message>
    <message>
        <source>Slim Martin (fewest tricks)</source>
        <translation>Martin gầy (ít nước nhất)</translation>
    </message>
    <message>
        <source>all four suit solos</source>
        <extracomment>Named together where all four are played.</extracomment>
        <translation>cả bốn solo chất</translation>
    </message>
    <message>
        <source>all four pure suit solos</source>
        <translation>cả bốn solo chất thuần</translation>
    </message>
    <message>
        <source>Kinds of solos</source>
        <translation>Các loại solo</translation>
    </message>
    <message>
        <source>In a solo one player plays alone against the other three and chooses what is trump; in a pure suit solo that is nothing but one suit.</source>
        <translation>Trong solo, một người chơi một mình chống ba người kia và chọn bài chủ; trong solo chất thuần, chỉ một chất là chủ.</translation>
    </message>
    <message>
        <source>Solos: {list}.</source>
        <translation>Solo: {list}.</translation>
    </message>
    <message>
        <source>No solos are played.</source>
        <translation>Không chơi solo.</translation>
    </message>
    <message>
        <source>First card in a solo</source>
        <translation>Lá đầu tiên trong solo</translation>
    </message>
    <message>
        <source>Who plays the first card of a solo: the player after the dealer, as in a normal game, or the soloist.</source>
        <translation>Ai đánh lá đầu tiên của solo: người sau người chia như ván thường, hay người chơi solo.</translation>
    </message>
    <message>
        <source>the player after the dealer</source>
        <translation>người sau người chia</translation>
    </message>
    <message>
        <source>In a solo the player after the dealer leads, as always.</source>
        <translation>Trong solo, người sau người chia ra bài như thường lệ.</translation>
    </message>
    <message>
        <source>the soloist</source>
        <translation>người chơi solo</translation>
    </message>
    <message>
        <source>The soloist leads to the first trick.</source>
        <translation>Người chơi solo ra nước đầu.</translation>
    </message>
    <message>
        <source>the soloist, in compulsory solos only</source>
        <translation>người chơi solo, chỉ khi bắt buộc</translation>
    </message>
    <message>
        <source>The soloist leads in a compulsory solo; in others the player after the dealer does.</source>
        <translation>Người chơi solo ra bài trong solo bắt buộc; ở solo khác thì người sau người chia.</translation>
    </message>
    <message>
        <source>Same dealer after a solo</source>
        <translation>Người chia sau solo</translation>
    </message>
    <message>
        <source>After which solos the same dealer deals again; after a forced compulsory solo the deal always moves on.</source>
        <translation>Sau solo nào thì người chia cũ chia lại; sau solo bị ép chơi thì luôn chuyển người.</translation>
    </message>
    <message>
        <source>after none</source>
        <translation>không sau solo nào</translation>
    </message>
    <message>
        <source>After a solo the next player deals.</source>
        <translation>Sau solo, người kế tiếp chia bài.</translation>
    </message>
    <message>
        <source>after compulsory solos</source>
        <translation>sau solo bắt buộc</translation>
    </message>
    <message>
        <source>After a compulsory solo the same dealer deals again.</source>
        <translation>Sau solo bắt buộc, người chia cũ chia lại.</translation>
    </message>
    <message>
        <source>after every solo</source>
        <translation>sau mọi solo</translation>
    </message>
    <message>
        <source>After a solo the same dealer deals again.</source>
        <translation>Sau solo, người chia cũ chia lại.</translation>
    </message>
    <message>
        <source>Compulsory solos</source>
        <translation>Solo bắt buộc</translation>
    </message>
    <message>
        <source>How many solos everybody must play in the course of a match.</source>
        <translation>Mỗi người phải chơi mấy solo trong một trận.</translation>
    </message>
    <message>
        <source>Everybody must play {n} compulsory solos.</source>
        <translation>Mỗi người phải chơi {n} solo bắt buộc.</translation>
    </message>
    <message>
        <source>There are no compulsory solos.</source>
        <translation>Không có solo bắt buộc.</translation>
    </message>
    <message>
        <source>Everybody must play one compulsory solo.</source>
        <translation>Mỗi người phải chơi một solo bắt buộc.</translation>
    </message>
    <message>
        <source>no compulsory solos</source>
        <translation>không có solo bắt buộc</translation>
    </message>
    <message>
        <source>Kinds of compulsory solos</source>
        <translation>Loại solo bắt buộc</translation>
    </message>
    <message>
        <source>How many of the compulsory solos must at least be suit solos, and how many solos with pictures as trumps.</source>
        <translation>Trong các solo bắt buộc phải có ít nhất mấy solo chất và mấy solo có lá hình làm chủ.</translation>
    </message>
    <message>
        <source>Compulsory solos, at least: suit solos {suit}, picture solos {picture}.</source>
        <translation>Solo bắt buộc, ít nhất: solo chất {suit}, solo hình {picture}.</translation>
    </message>
    <message>
        <source>Any solo can be the compulsory one.</source>
        <translation>Solo nào cũng có thể là solo bắt buộc.</translation>
    </message>
    <message>
        <source>Compulsory solos not yet played</source>
        <translation>Solo bắt buộc chưa chơi</translation>
    </message>
    <message>
        <source>What happens when the match nears its end and somebody still owes a compulsory solo.</source>
        <translation>Điều gì xảy ra khi trận sắp hết mà có người còn nợ solo bắt buộc.</translation>
    </message>
    <message>
        <source>A compulsory solo that was not played is forgotten.</source>
        <translation>Solo bắt buộc chưa chơi thì bỏ qua.</translation>
    </message>
    <message>
        <source>forced in the last deals</source>
        <translation>ép chơi ở các ván cuối</translation>
    </message>
    <message>
        <source>When as many compulsory solos are owed as deals are left, they must be played.</source>
        <translation>Khi số solo còn nợ bằng số ván còn lại, phải chơi chúng.</translation>
    </message>
    <message>
        <source>played after the last deal</source>
        <translation>chơi sau ván cuối</translation>
    </message>
    <message>
        <source>Compulsory solos still owed are played in extra deals at the end.</source>
        <translation>Solo bắt buộc còn nợ được chơi ở các ván thêm cuối trận.</translation>
    </message>
    <message>
        <source>Offering a forced solo</source>
        <translation>Nhường solo bị ép</translation>
    </message>
    <message>
        <source>Whether a player who is forced to play the compulsory solo may let another one who owes one go first.</source>
        <translation>Người bị ép chơi solo bắt buộc có được để người khác còn nợ chơi trước không.</translation>
    </message>
    <message>
        <source>only when somebody can be forced to play a solo</source>
        <translation>chỉ khi có thể ép chơi solo</translation>
    </message>
    <message>
        <source>A forced player may offer the deal to others who owe a solo.</source>
        <translation>Người bị ép được nhường ván cho người khác còn nợ solo.</translation>
    </message>
    <message>
        <source>A forced player must play the solo.</source>
        <translation>Người bị ép phải chơi solo.</translation>
    </message>
    <message>
        <source>Compulsory solo first</source>
        <translation>Solo bắt buộc trước</translation>
    </message>
    <message>
        <source>Whether the first solo somebody plays is always the compulsory one; otherwise a player may declare it as voluntary.</source>
        <translation>Solo đầu tiên của một người có luôn là solo bắt buộc không; nếu không, có thể báo là tự nguyện.</translation>
    </message>
    <message>
        <source>The first solo of a player is the compulsory one.</source>
        <translation>Solo đầu tiên của một người là solo bắt buộc.</translation>
    </message>
    <message>
        <source>A player may play voluntary solos before the compulsory one.</source>
        <translation>Được chơi solo tự nguyện trước solo bắt buộc.</translation>
    </message>
    <message>
        <source>Playing alone with both ♣Q settles a compulsory solo</source>
        <translation>Một mình với hai ♣Q là xong solo bắt buộc</translation>
    </message>
    <message>
        <source>Whether a compulsory solo is settled when a player plays alone with both ♣Q, in secret or because no partner was found.</source>
        <translation>Có xong solo bắt buộc không khi chơi một mình với cả hai ♣Q, vì giấu hoặc vì không tìm được đồng đội.</translation>
    </message>
    <message>
        <source>Whoever plays alone with both ♣Q has played the compulsory solo.</source>
        <translation>Ai chơi một mình với cả hai ♣Q là đã xong solo bắt buộc.</translation>
    </message>
    <message>
        <source>Playing alone with both ♣Q does not count as the compulsory solo.</source>
        <translation>Chơi một mình với cả hai ♣Q không tính là solo bắt buộc.</translation>
    </message>
    <message>
        <source>Factor for the soloist</source>
        <translation>Hệ số cho người solo</translation>
    </message>
    <message>
        <source>How many times the value of the game counts for a player alone against three.</source>
        <translation>Giá trị ván tính gấp mấy cho người một mình chống ba.</translation>
    </message>
    <message>
        <source>For a player alone against three the points count {n} times.</source>
        <translation>Người một mình chống ba tính điểm gấp {n}.</translation>
    </message>
    <message>
        <source>A player alone against three writes no more points than others.</source>
        <translation>Người một mình chống ba không ghi nhiều điểm hơn.</translation>
    </message>
    <message>
        <source>For a player alone against three the points count double.</source>
        <translation>Người một mình chống ba tính điểm gấp đôi.</translation>
    </message>
    <message>
        <source>For a player alone against three the points count three times.</source>
        <translation>Người một mình chống ba tính điểm gấp ba.</translation>
    </message>
    <message>
        <source>Factor for the opponents too</source>
        <translation>Hệ số cho cả đối thủ</translation>
    </message>
    <message>
        <source>Whether the soloist&apos;s factor also holds for what the three opponents write.</source>
        <translation>Hệ số của người solo có áp dụng cho điểm của ba đối thủ không.</translation>
    </message>
    <message>
        <source>only when the soloist&apos;s points count more than once</source>
        <translation>chỉ khi điểm của người solo tính gấp bội</translation>
    </message>
    <message>
        <source>The soloist&apos;s opponents write the points as many times too.</source>
        <translation>Đối thủ của người solo cũng ghi điểm gấp như vậy.</translation>
    </message>
    <message>
        <source>The soloist&apos;s opponents write the points once.</source>
        <translation>Đối thủ của người solo ghi điểm một lần.</translation>
    </message>
    <message>
        <source>Bonus for declared solos</source>
        <translation>Thưởng cho solo đã báo</translation>
    </message>
    <message>
        <source>Whether a declared solo counts double, or as if Re had been announced.</source>
        <translation>Solo đã báo có tính gấp đôi, hay coi như đã hô Re.</translation>
    </message>
    <message>
        <source>no bonus</source>
        <translation>không thưởng</translation>
    </message>
    <message>
        <source>A solo brings no bonus.</source>
        <translation>Solo không được thưởng.</translation>
    </message>
    <message>
        <source>the value is doubled</source>
        <translation>giá trị gấp đôi</translation>
    </message>
    <message>
        <source>The value of a declared solo is doubled.</source>
        <translation>Giá trị solo đã báo được gấp đôi.</translation>
    </message>
    <message>
        <source>counts as announced Re</source>
        <translation>coi như đã hô Re</translation>
    </message>
    <message>
        <source>A declared solo counts as if Re had been announced.</source>
        <translation>Solo đã báo tính như đã hô Re.</translation>
    </message>
    <message>
        <source>Extra points when one plays alone</source>
        <translation>Điểm thưởng khi chơi một mình</translation>
    </message>
    <message>
        <source>Which extra points (fox, Charlie, Doppelkopf) count when one player is alone against three.</source>
        <translation>Điểm thưởng nào (cáo, Charlie, Doppelkopf) được tính khi một người chống ba.</translation>
    </message>
    <message>
        <source>no extra points</source>
        <translation>không điểm thưởng</translation>
    </message>
    <message>
        <source>There are no extra points when one plays alone.</source>
        <translation>Khi có người chơi một mình thì không có điểm thưởng.</translation>
    </message>
    <message>
        <source>only the Doppelkopf</source>
        <translation>chỉ Doppelkopf</translation>
    </message>
    <message>
        <source>When one plays alone, only the Doppelkopf counts as extra point.</source>
        <translation>Khi có người chơi một mình, chỉ Doppelkopf được tính thưởng.</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>tất cả</translation>
    </message>
    <message>
        <source>Extra points count too when one plays alone.</source>
        <translation>Điểm thưởng vẫn tính khi có người chơi một mình.</translation>
    </message>
    <message>
        <source>Beating Re when Re is one player</source>
        <translation>Thắng Re khi Re là một người</translation>
    </message>
    <message>
        <source>Whether the point for winning as Kontra also counts against a single player.</source>
        <translation>Điểm thắng của Kontra có tính khi chống một người không.</translation>
    </message>
    <message>
        <source>never</source>
        <translation>không bao giờ</translation>
    </message>
    <message>
        <source>Against a single player there is no point for beating Re.</source>
        <translation>Chống một người thì không có điểm thắng Re.</translation>
    </message>
    <message>
        <source>only against a silent wedding</source>
        <translation>chỉ khi chống cưới thầm</translation>
    </message>
    <message>
        <source>Against a single player, beating Re brings a point only if they kept both ♣Q secret.</source>
        <translation>Chống một người, điểm thắng Re chỉ tính nếu người đó giấu cả hai ♣Q.</translation>
    </message>
    <message>
        <source>always</source>
        <translation>luôn luôn</translation>
    </message>
    <message>
        <source>Beating Re brings its point against a single player too.</source>
        <translation>Điểm thắng Re vẫn tính khi chống một người.</translation>
    </message>
    <message>
        <source>Claiming or giving away the rest</source>
        <translation>Nhận hoặc nhường phần còn lại</translation>
    </message>
    <message>
        <source>Whether a soloist who leads to a trick may end the deal early, by claiming the rest if it is certain or by giving it away.</source>
        <translation>Người solo đang ra bài có được kết thúc sớm không: nhận phần còn lại nếu chắc chắn, hoặc nhường hết.</translation>
    </message>
    <message>
        <source>The soloist may claim the rest when it is certain, or give it away.</source>
        <translation>Người solo được nhận phần còn lại khi chắc chắn, hoặc nhường hết.</translation>
    </message>
    <message>
        <source>Every solo is played to the last card.</source>
        <translation>Solo nào cũng chơi đến lá cuối.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Bộ bài</translation>
    </message>
    <message>
        <source>With nines there are 48 cards and twelve tricks, without them 40 cards and ten tricks; the cards are worth 240 points either way.</source>
        <translation>Có quân 9 thì 48 lá và mười hai nước, không có thì 40 lá và mười nước; cả bộ luôn là 240 điểm.</translation>
    </message>
    <message>
        <source>48 cards, with nines</source>
        <translation>48 lá, có quân 9</translation>
    </message>
    <message>
        <source>Played with nines: 48 cards, twelve in each hand.</source>
        <translation>Chơi có quân 9: 48 lá, mỗi người mười hai lá.</translation>
    </message>
    <message>
        <source>40 cards, without nines</source>
        <translation>40 lá, không quân 9</translation>
    </message>
    <message>
        <source>Played without nines: 40 cards, ten in each hand.</source>
        <translation>Chơi không quân 9: 40 lá, mỗi người mười lá.</translation>
    </message>
    <message>
        <source>People at the table</source>
        <translation>Số người ngồi bàn</translation>
    </message>
    <message>
        <source>A deal is always played by four; with five or more at the table the dealer and whoever else is left over sit it out and score nothing.</source>
        <translation>Mỗi ván luôn có bốn người chơi; từ năm người trở lên thì người chia và những người dư nghỉ ván đó và không ghi điểm.</translation>
    </message>
    <message>
        <source>{n} people sit at the table; the dealer sits the deal out.</source>
        <translation>{n} người ngồi bàn; người chia nghỉ ván đó.</translation>
    </message>
    <message>
        <source>Four people sit at the table, and all of them play.</source>
        <translation>Bốn người ngồi bàn và tất cả đều chơi.</translation>
    </message>
    <message>
        <source>6 people sit at the table; the dealer and one more sit the deal out.</source>
        <translation>6 người ngồi bàn; người chia và một người nữa nghỉ ván đó.</translation>
    </message>
    <message>
        <source>7 people sit at the table; the dealer and two more sit the deal out.</source>
        <translation>7 người ngồi bàn; người chia và hai người nữa nghỉ ván đó.</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Chia bài</translation>
    </message>
    <message>
        <source>How the cards are handed out; which cards somebody gets does not depend on it.</source>
        <translation>Cách phát bài; ai được lá nào không phụ thuộc vào đó.</translation>
    </message>
    <message>
        <source>three cards at a time</source>
        <translation>mỗi lần ba lá</translation>
    </message>
    <message>
        <source>The cards are dealt three at a time.</source>
        <translation>Mỗi lần chia ba lá.</translation>
    </message>
    <message>
        <source>as the dealer likes</source>
        <translation>tùy người chia</translation>
    </message>
    <message>
        <source>The dealer deals as many cards at a time as they like.</source>
        <translation>Người chia chia mỗi lần mấy lá tùy ý.</translation>
    </message>
    <message>
        <source>Cutting the cards</source>
        <translation>Cắt bài</translation>
    </message>
    <message>
        <source>Whether the cards are cut after shuffling; it is only for the look of it.</source>
        <translation>Có cắt bài sau khi xào không; chỉ cho đẹp mắt.</translation>
    </message>
    <message>
        <source>The cards are cut before dealing.</source>
        <translation>Bài được cắt trước khi chia.</translation>
    </message>
    <message>
        <source>The cards are not cut.</source>
        <translation>Bài không được cắt.</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Chiều chơi</translation>
    </message>
    <message>
        <source>Which way round the table play and deal go.</source>
        <translation>Lượt chơi và lượt chia đi vòng bàn theo chiều nào.</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>theo chiều kim đồng hồ</translation>
    </message>
    <message>
        <source>Play goes clockwise.</source>
        <translation>Chơi theo chiều kim đồng hồ.</translation>
    </message>
    <message>
        <source>counter-clockwise</source>
        <translation>ngược chiều kim đồng hồ</translation>
    </message>
    <message>
        <source>Play goes counter-clockwise.</source>
        <translation>Chơi ngược chiều kim đồng hồ.</translation>
    </message>
    <message>
        <source>Dealer after a thrown-in deal</source>
        <translation>Người chia sau ván bị bỏ</translation>
    </message>
    <message>
        <source>Who deals next when a hand was thrown in or nobody took a poverty; such a deal does not count as one of the match.</source>
        <translation>Ai chia tiếp khi có người bỏ bài hoặc không ai nhận bài nghèo; ván đó không tính vào trận.</translation>
    </message>
    <message>
        <source>the same dealer again</source>
        <translation>vẫn người cũ</translation>
    </message>
    <message>
        <source>After a thrown-in deal the same dealer deals again.</source>
        <translation>Sau ván bị bỏ, người chia cũ chia lại.</translation>
    </message>
    <message>
        <source>the next dealer</source>
        <translation>người chia kế tiếp</translation>
    </message>
    <message>
        <source>After a thrown-in deal the next player deals.</source>
        <translation>Sau ván bị bỏ, người kế tiếp chia.</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Kết thúc trận</translation>
    </message>
    <message>
        <source>A match ends after a number of deals, when a pot of points is used up, or when you stop.</source>
        <translation>Trận kết thúc sau một số ván, khi hết quỹ điểm, hoặc khi các bạn dừng.</translation>
    </message>
    <message>
        <source>after a number of deals</source>
        <translation>sau một số ván</translation>
    </message>
    <message>
        <source>The match has a fixed number of deals.</source>
        <translation>Trận có số ván cố định.</translation>
    </message>
    <message>
        <source>when the pot is empty</source>
        <translation>khi hết quỹ</translation>
    </message>
    <message>
        <source>The match ends when the pot of points is empty.</source>
        <translation>Trận kết thúc khi hết quỹ điểm.</translation>
    </message>
    <message>
        <source>when you stop</source>
        <translation>khi các bạn dừng</translation>
    </message>
    <message>
        <source>The match goes on until you stop.</source>
        <translation>Trận kéo dài đến khi các bạn dừng.</translation>
    </message>
    <message>
        <source>Deals in a match</source>
        <translation>Số ván trong trận</translation>
    </message>
    <message>
        <source>How many deals a match has, compulsory solos included; thrown-in deals do not count.</source>
        <translation>Một trận có mấy ván, kể cả solo bắt buộc; ván bị bỏ không tính.</translation>
    </message>
    <message>
        <source>A match has {n} deals.</source>
        <translation>Một trận có {n} ván.</translation>
    </message>
    <message>
        <source>A match is a single deal.</source>
        <translation>Một trận là một ván duy nhất.</translation>
    </message>
    <message>
        <source>Points in the pot</source>
        <translation>Điểm trong quỹ</translation>
    </message>
    <message>
        <source>The match ends when all players together have written this many points.</source>
        <translation>Trận kết thúc khi mọi người cộng lại đã ghi từng này điểm.</translation>
    </message>
    <message>
        <source>only when a match ends with an empty pot</source>
        <translation>chỉ khi trận kết thúc lúc hết quỹ</translation>
    </message>
    <message>
        <source>There are {n} points in the pot.</source>
        <translation>Trong quỹ có {n} điểm.</translation>
    </message>
    <message>
        <source>There is one point in the pot.</source>
        <translation>Trong quỹ có một điểm.</translation>
    </message>
    <message>
        <source>Full rounds only</source>
        <translation>Chỉ vòng trọn</translation>
    </message>
    <message>
        <source>The number of deals must let everybody deal equally often; repeated deals after a solo come on top.</source>
        <translation>Số ván phải để mọi người chia bài số lần như nhau; ván chia lại sau solo tính riêng.</translation>
    </message>
    <message>
        <source>Everybody deals equally often.</source>
        <translation>Mọi người chia bài số lần như nhau.</translation>
    </message>
    <message>
        <source>A match need not be made of full rounds.</source>
        <translation>Trận không cần gồm các vòng trọn.</translation>
    </message>
    <message>
        <source>Match of the day</source>
        <translation>Trận trong ngày</translation>
    </message>
    <message>
        <source>Whether the match of the day, with the same cards for everybody, can be played with these rules.</source>
        <translation>Có thể chơi trận trong ngày, với bài giống nhau cho mọi người, theo luật này không.</translation>
    </message>
    <message>
        <source>The match of the day can be played with these rules.</source>
        <translation>Có thể chơi trận trong ngày theo luật này.</translation>
    </message>
    <message>
        <source>There is no match of the day with these rules.</source>
        <translation>Luật này không có trận trong ngày.</translation>
    </message>
    <message>
        <source>Time limit in minutes</source>
        <translation>Giới hạn thời gian (phút)</translation>
    </message>
    <message>
        <source>When the time is up, no more ordinary deals are played, but owed compulsory solos still are.</source>
        <translation>Hết giờ thì không chơi thêm ván thường, nhưng vẫn chơi solo bắt buộc còn nợ.</translation>
    </message>
    <message>
        <source>A match lasts {n} minutes at most.</source>
        <translation>Một trận dài nhất {n} phút.</translation>
    </message>
    <message>
        <source>There is no time limit.</source>
        <translation>Không giới hạn thời gian.</translation>
    </message>
    <message>
        <source>A match lasts one minute at most.</source>
        <translation>Một trận dài nhất một phút.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>không giới hạn</translation>
    </message>
    <message>
        <source>Tricks that may be looked at</source>
        <translation>Số nước được xem lại</translation>
    </message>
    <message>
        <source>How many of the last complete tricks may be looked at again during play.</source>
        <translation>Trong khi chơi được xem lại mấy nước vừa xong.</translation>
    </message>
    <message>
        <source>The last {n} tricks may be looked at again.</source>
        <translation>Được xem lại {n} nước vừa xong.</translation>
    </message>
    <message>
        <source>No trick may be looked at again.</source>
        <translation>Không được xem lại nước nào.</translation>
    </message>
    <message>
        <source>The last trick may be looked at again.</source>
        <translation>Được xem lại nước vừa xong.</translation>
    </message>
    <message>
        <source>none of them</source>
        <translation>không nước nào</translation>
    </message>
    <message>
        <source>only with pigs in suit solos</source>
        <translation>chỉ khi có heo trong solo chất</translation>
    </message>
    <message>
        <source>only with pigs in a poverty</source>
        <translation>chỉ khi có heo trong bài nghèo</translation>
    </message>
    <message>
        <source>♥10 are the top trumps</source>
        <translation>♥10 là bài chủ lớn nhất</translation>
    </message>
    <message>
        <source>The two ♥10 stand above the queens in normal games and suit solos; otherwise they are plain hearts between ace and king.</source>
        <translation>Hai ♥10 (Dulle) đứng trên các đầm trong ván thường và solo chất; nếu không, chúng là lá cơ thường giữa át và già.</translation>
    </message>
    <message>
        <source>The two ♥10 are the highest trumps.</source>
        <translation>Hai ♥10 là bài chủ lớn nhất.</translation>
    </message>
    <message>
        <source>The ♥10 are plain hearts, between ace and king.</source>
        <translation>♥10 là lá cơ thường, giữa át và già.</translation>
    </message>
    <message>
        <source>Two ♥10 in one trick</source>
        <translation>Hai ♥10 trong một nước</translation>
    </message>
    <message>
        <source>Which of the two ♥10 is higher when both lie in the same trick.</source>
        <translation>Lá nào lớn hơn khi cả hai ♥10 nằm trong cùng một nước.</translation>
    </message>
    <message>
        <source>the first wins</source>
        <translation>lá đầu thắng</translation>
    </message>
    <message>
        <source>Of two ♥10 in one trick the first wins.</source>
        <translation>Trong hai ♥10 cùng nước, lá đầu thắng.</translation>
    </message>
    <message>
        <source>the second wins</source>
        <translation>lá thứ hai thắng</translation>
    </message>
    <message>
        <source>The second ♥10 beats the first.</source>
        <translation>♥10 thứ hai ăn ♥10 đầu.</translation>
    </message>
    <message>
        <source>the second wins, in the last trick the first</source>
        <translation>lá thứ hai thắng, ở nước cuối là lá đầu</translation>
    </message>
    <message>
        <source>The second ♥10 beats the first, except in the last trick.</source>
        <translation>♥10 thứ hai ăn ♥10 đầu, trừ nước cuối.</translation>
    </message>
    <message>
        <source>the first wins, in the last trick the second</source>
        <translation>lá đầu thắng, ở nước cuối là lá thứ hai</translation>
    </message>
    <message>
        <source>Only in the last trick does the second ♥10 beat the first.</source>
        <translation>Chỉ ở nước cuối ♥10 thứ hai mới ăn ♥10 đầu.</translation>
    </message>
    <message>
        <source>First ♥10 wins once there are pigs</source>
        <translation>♥10 đầu thắng khi có heo</translation>
    </message>
    <message>
        <source>As soon as somebody has declared pigs, the first ♥10 beats the second for the rest of the deal.</source>
        <translation>Ngay khi có người báo heo, ♥10 đầu ăn ♥10 thứ hai cho đến hết ván.</translation>
    </message>
    <message>
        <source>Once pigs are declared, the first ♥10 wins.</source>
        <translation>Khi đã báo heo, ♥10 đầu thắng.</translation>
    </message>
    <message>
        <source>Declared pigs change nothing between the two ♥10.</source>
        <translation>Báo heo không đổi gì giữa hai ♥10.</translation>
    </message>
    <message>
        <source>Rule for two ♥10 in suit solos too</source>
        <translation>Luật hai ♥10 cả trong solo chất</translation>
    </message>
    <message>
        <source>Whether the rule for two ♥10 in one trick also holds in suit solos; otherwise the first one wins there.</source>
        <translation>Luật về hai ♥10 trong một nước có áp dụng trong solo chất không; nếu không, ở đó lá đầu thắng.</translation>
    </message>
    <message>
        <source>only when the ♥10 are trumps in suit solos</source>
        <translation>chỉ khi ♥10 là chủ trong solo chất</translation>
    </message>
    <message>
        <source>The rule for two ♥10 holds in suit solos too.</source>
        <translation>Luật hai ♥10 áp dụng cả trong solo chất.</translation>
    </message>
    <message>
        <source>In suit solos the first ♥10 always wins.</source>
        <translation>Trong solo chất, ♥10 đầu luôn thắng.</translation>
    </message>
    <message>
        <source>♥10 trumps in suit solos too</source>
        <translation>♥10 là chủ cả trong solo chất</translation>
    </message>
    <message>
        <source>Whether the ♥10 stay the highest trumps in the four suit solos; otherwise they are hearts between ace and king there.</source>
        <translation>♥10 có còn là bài chủ lớn nhất trong bốn solo chất không; nếu không, ở đó chúng là lá cơ giữa át và già.</translation>
    </message>
    <message>
        <source>The ♥10 are top trumps in suit solos too.</source>
        <translation>♥10 là bài chủ lớn nhất cả trong solo chất.</translation>
    </message>
    <message>
        <source>In suit solos the ♥10 are hearts between ace and king.</source>
        <translation>Trong solo chất, ♥10 là lá cơ giữa át và già.</translation>
    </message>
    <message>
        <source>Pigs</source>
        <translation>Heo (Schweinchen)</translation>
    </message>
    <message>
        <source>Whoever is dealt both ♦A may declare them as pigs, the highest trumps of all; without that they stay foxes that others can catch.</source>
        <translation>Ai được chia cả hai ♦A được báo chúng là heo, bài chủ lớn nhất; không báo thì chúng vẫn là cáo có thể bị bắt.</translation>
    </message>
    <message>
        <source>no pigs</source>
        <translation>không có heo</translation>
    </message>
    <message>
        <source>There are no pigs.</source>
        <translation>Không có heo.</translation>
    </message>
    <message>
        <source>declared before the first card</source>
        <translation>báo trước lá đầu tiên</translation>
    </message>
    <message>
        <source>Both ♦A in one hand may be declared as pigs before the first card: the highest trumps.</source>
        <translation>Có cả hai ♦A trên tay được báo là heo trước lá đầu tiên: bài chủ lớn nhất.</translation>
    </message>
    <message>
        <source>declared when the first is played</source>
        <translation>báo khi đánh lá thứ nhất</translation>
    </message>
    <message>
        <source>Both ♦A in one hand are pigs, the highest trumps, if declared when the first is played.</source>
        <translation>Cả hai ♦A trên một tay là heo, bài chủ lớn nhất, nếu báo khi đánh lá thứ nhất.</translation>
    </message>
    <message>
        <source>only the second, once the first is safe</source>
        <translation>chỉ lá thứ hai, khi lá đầu an toàn</translation>
    </message>
    <message>
        <source>If the first of both ♦A in one hand is safe, the second may be declared as a pig, the highest trump.</source>
        <translation>Nếu ♦A đầu trong hai lá trên một tay đã an toàn, lá thứ hai được báo là heo, bài chủ lớn nhất.</translation>
    </message>
    <message>
        <source>When the first ♦A is safe</source>
        <translation>Khi nào ♦A đầu an toàn</translation>
    </message>
    <message>
        <source>Whose trick the first ♦A must be in, so that its player may make the second one a pig.</source>
        <translation>♦A đầu phải nằm trong nước của ai thì người đánh được biến lá thứ hai thành heo.</translation>
    </message>
    <message>
        <source>only when the second ace alone can become a pig</source>
        <translation>chỉ khi riêng lá át thứ hai có thể thành heo</translation>
    </message>
    <message>
        <source>in its player&apos;s own trick</source>
        <translation>trong nước của chính mình</translation>
    </message>
    <message>
        <source>The first ♦A is safe when it wins its trick.</source>
        <translation>♦A đầu an toàn khi nó ăn nước đó.</translation>
    </message>
    <message>
        <source>in a trick of the same side</source>
        <translation>trong nước của cùng phe</translation>
    </message>
    <message>
        <source>The first ♦A is safe when its player, or a partner everybody knows of, wins the trick.</source>
        <translation>♦A đầu an toàn khi người đánh, hoặc đồng đội đã lộ, ăn nước đó.</translation>
    </message>
    <message>
        <source>Pigs in suit solos</source>
        <translation>Heo trong solo chất</translation>
    </message>
    <message>
        <source>Whether there are pigs in suit solos, and which two aces they are; other solos never have pigs.</source>
        <translation>Có heo trong solo chất không, và là hai lá át nào; các solo khác không bao giờ có heo.</translation>
    </message>
    <message>
        <source>no pigs in solos</source>
        <translation>không có heo trong solo</translation>
    </message>
    <message>
        <source>There are no pigs in solos.</source>
        <translation>Trong solo không có heo.</translation>
    </message>
    <message>
        <source>the aces of the trump suit</source>
        <translation>các át của chất chủ</translation>
    </message>
    <message>
        <source>In a suit solo the aces of the trump suit can be pigs.</source>
        <translation>Trong solo chất, hai át của chất chủ có thể là heo.</translation>
    </message>
    <message>
        <source>always the ♦A</source>
        <translation>luôn là ♦A</translation>
    </message>
    <message>
        <source>In every suit solo the ♦A can be pigs.</source>
        <translation>Trong mọi solo chất, ♦A có thể là heo.</translation>
    </message>
    <message>
        <source>Pigs in a poverty</source>
        <translation>Heo trong bài nghèo</translation>
    </message>
    <message>
        <source>Whether pigs can be declared in a poverty, and when both aces must have been in the same hand.</source>
        <translation>Có được báo heo trong bài nghèo không, và cả hai át phải ở cùng tay lúc nào.</translation>
    </message>
    <message>
        <source>no pigs in a poverty</source>
        <translation>không có heo trong bài nghèo</translation>
    </message>
    <message>
        <source>There are no pigs in a poverty.</source>
        <translation>Trong bài nghèo không có heo.</translation>
    </message>
    <message>
        <source>both dealt</source>
        <translation>được chia cả hai</translation>
    </message>
    <message>
        <source>In a poverty whoever was dealt both ♦A, and has them after the exchange, may declare pigs.</source>
        <translation>Trong bài nghèo, ai được chia cả hai ♦A và sau khi đổi vẫn giữ thì được báo heo.</translation>
    </message>
    <message>
        <source>both after the exchange</source>
        <translation>có cả hai sau khi đổi</translation>
    </message>
    <message>
        <source>In a poverty whoever has both ♦A after the exchange may declare pigs.</source>
        <translation>Trong bài nghèo, ai có cả hai ♦A sau khi đổi thì được báo heo.</translation>
    </message>
    <message>
        <source>Super pigs</source>
        <translation>Siêu heo</translation>
    </message>
    <message>
        <source>After pigs have been declared, two equal cards in one hand can be declared as super pigs, which beat even the pigs; in a suit solo they are of the trump suit.</source>
        <translation>Sau khi đã báo heo, hai lá giống nhau trên một tay được báo là siêu heo, ăn được cả heo; trong solo chất chúng thuộc chất chủ.</translation>
    </message>
    <message>
        <source>no super pigs</source>
        <translation>không có siêu heo</translation>
    </message>
    <message>
        <source>There are no super pigs.</source>
        <translation>Không có siêu heo.</translation>
    </message>
    <message>
        <source>both ♦9</source>
        <translation>cả hai ♦9</translation>
    </message>
    <message>
        <source>After pigs, both ♦9 in one hand may be declared as super pigs, above the pigs.</source>
        <translation>Sau heo, cả hai ♦9 trên một tay được báo là siêu heo, trên cả heo.</translation>
    </message>
    <message>
        <source>both ♦10</source>
        <translation>cả hai ♦10</translation>
    </message>
    <message>
        <source>After pigs, both ♦10 in one hand may be declared as super pigs, above the pigs.</source>
        <translation>Sau heo, cả hai ♦10 trên một tay được báo là siêu heo, trên cả heo.</translation>
    </message>
    <message>
        <source>both ♦K</source>
        <translation>cả hai ♦K</translation>
    </message>
    <message>
        <source>After pigs, both ♦K in one hand may be declared as super pigs, above the pigs.</source>
        <translation>Sau heo, cả hai ♦K trên một tay được báo là siêu heo, trên cả heo.</translation>
    </message>
    <message>
        <source>Hyper pigs</source>
        <translation>Heo chúa</translation>
    </message>
    <message>
        <source>A third step: after super pigs have been declared, both ♦K in one hand can be declared as hyper pigs, which beat everything.</source>
        <translation>Bậc thứ ba: sau khi đã báo siêu heo, cả hai ♦K trên một tay được báo là heo chúa, ăn tất cả.</translation>
    </message>
    <message>
        <source>only when the super pigs are both ♦10</source>
        <translation>chỉ khi siêu heo là hai ♦10</translation>
    </message>
    <message>
        <source>no hyper pigs</source>
        <translation>không có heo chúa</translation>
    </message>
    <message>
        <source>There are no hyper pigs.</source>
        <translation>Không có heo chúa.</translation>
    </message>
    <message>
        <source>After super pigs, both ♦K in one hand may be declared as hyper pigs, above everything.</source>
        <translation>Sau siêu heo, cả hai ♦K trên một tay được báo là heo chúa, trên tất cả.</translation>
    </message>
    <message>
        <source>When super pigs are declared</source>
        <translation>Khi nào báo siêu heo</translation>
    </message>
    <message>
        <source>Whether super pigs and hyper pigs are declared before the first card or when the first of them is played.</source>
        <translation>Siêu heo và heo chúa được báo trước lá đầu tiên hay khi đánh lá thứ nhất của chúng.</translation>
    </message>
    <message>
        <source>before the first card</source>
        <translation>trước lá đầu tiên</translation>
    </message>
    <message>
        <source>Super pigs are declared before the first card.</source>
        <translation>Siêu heo được báo trước lá đầu tiên.</translation>
    </message>
    <message>
        <source>when the first is played</source>
        <translation>khi đánh lá thứ nhất</translation>
    </message>
    <message>
        <source>Super pigs are declared when the first of them is played.</source>
        <translation>Siêu heo được báo khi đánh lá thứ nhất.</translation>
    </message>
    <message>
        <source>Pigs and super pigs in one hand</source>
        <translation>Heo và siêu heo trên một tay</translation>
    </message>
    <message>
        <source>Whether the same player may declare pigs and super pigs.</source>
        <translation>Cùng một người có được báo cả heo lẫn siêu heo không.</translation>
    </message>
    <message>
        <source>One player may declare both pigs and super pigs.</source>
        <translation>Một người được báo cả heo lẫn siêu heo.</translation>
    </message>
    <message>
        <source>Nobody may declare both pigs and super pigs.</source>
        <translation>Không ai được báo cả heo lẫn siêu heo.</translation>
    </message>
    <message>
        <source>Super pigs in suit solos</source>
        <translation>Siêu heo trong solo chất</translation>
    </message>
    <message>
        <source>Whether there are super pigs in suit solos; they are cards of the trump suit.</source>
        <translation>Có siêu heo trong solo chất không; chúng là lá của chất chủ.</translation>
    </message>
    <message>
        <source>There are super pigs in suit solos too.</source>
        <translation>Trong solo chất cũng có siêu heo.</translation>
    </message>
    <message>
        <source>There are no super pigs in solos.</source>
        <translation>Trong solo không có siêu heo.</translation>
    </message>
    <message>
        <source>Super pigs in a poverty</source>
        <translation>Siêu heo trong bài nghèo</translation>
    </message>
    <message>
        <source>Whether super pigs can be declared in a poverty.</source>
        <translation>Có được báo siêu heo trong bài nghèo không.</translation>
    </message>
    <message>
        <source>There are super pigs in a poverty too.</source>
        <translation>Trong bài nghèo cũng có siêu heo.</translation>
    </message>
    <message>
        <source>There are no super pigs in a poverty.</source>
        <translation>Trong bài nghèo không có siêu heo.</translation>
    </message>
    <message>
        <source>Genscher: a new partner</source>
        <translation>Genscher: đồng đội mới</translation>
    </message>
    <message>
        <source>Whoever holds a certain pair of cards may choose the partner anew during the deal; the two then are Re (never in solos and poverties).</source>
        <translation>Ai giữ một cặp bài nhất định được chọn lại đồng đội giữa ván; hai người đó thành Re (không bao giờ trong solo và bài nghèo).</translation>
    </message>
    <message>
        <source>no Genscher</source>
        <translation>không có Genscher</translation>
    </message>
    <message>
        <source>Nobody can choose a new partner.</source>
        <translation>Không ai được chọn đồng đội mới.</translation>
    </message>
    <message>
        <source>with both ♦K, when the first is played</source>
        <translation>với cả hai ♦K, khi đánh lá đầu</translation>
    </message>
    <message>
        <source>Whoever holds both ♦K may choose a new partner when playing the first.</source>
        <translation>Ai giữ cả hai ♦K được chọn đồng đội mới khi đánh lá thứ nhất.</translation>
    </message>
    <message>
        <source>with both ♦K in the last two tricks</source>
        <translation>với cả hai ♦K ở hai nước cuối</translation>
    </message>
    <message>
        <source>Whoever plays both ♦K in the last two tricks may choose a new partner afterwards.</source>
        <translation>Ai đánh cả hai ♦K ở hai nước cuối được chọn đồng đội mới sau đó.</translation>
    </message>
    <message>
        <source>with both ♥Q, when the first is played</source>
        <translation>với cả hai ♥Q, khi đánh lá đầu</translation>
    </message>
    <message>
        <source>Whoever holds both ♥Q may choose a new partner when playing the first.</source>
        <translation>Ai giữ cả hai ♥Q được chọn đồng đội mới khi đánh lá thứ nhất.</translation>
    </message>
    <message>
        <source>Announcements after a Genscher</source>
        <translation>Lời hô sau Genscher</translation>
    </message>
    <message>
        <source>What becomes of earlier announcements when somebody has chosen a new partner.</source>
        <translation>Các lời hô trước đó ra sao khi có người chọn đồng đội mới.</translation>
    </message>
    <message>
        <source>only with Genscher</source>
        <translation>chỉ khi có Genscher</translation>
    </message>
    <message>
        <source>only Re and Kontra stay</source>
        <translation>chỉ Re và Kontra còn lại</translation>
    </message>
    <message>
        <source>After a new choice of partner only Re and Kontra stay; no 90 and the like lapse.</source>
        <translation>Sau khi chọn lại đồng đội, chỉ Re và Kontra còn lại; không 90 và các mức khác bị hủy.</translation>
    </message>
    <message>
        <source>all lapse</source>
        <translation>hủy hết</translation>
    </message>
    <message>
        <source>After a new choice of partner all announcements lapse.</source>
        <translation>Sau khi chọn lại đồng đội, mọi lời hô bị hủy.</translation>
    </message>
    <message>
        <source>all stay</source>
        <translation>giữ hết</translation>
    </message>
    <message>
        <source>After a new choice of partner all announcements stay.</source>
        <translation>Sau khi chọn lại đồng đội, mọi lời hô vẫn giữ.</translation>
    </message>
    <message>
        <source>Special pairs of cards</source>
        <translation>Cặp bài đặc biệt</translation>
    </message>
    <message>
        <source>Pairs of cards with a power of their own: whoever holds both may use it when playing the first of them, except in solos.</source>
        <translation>Những cặp bài có quyền riêng: ai giữ cả hai được dùng khi đánh lá thứ nhất, trừ trong solo.</translation>
    </message>
    <message>
        <source>both ♦J: from the next trick on play goes the other way round</source>
        <translation>cả hai ♦J: từ nước sau chơi ngược chiều</translation>
    </message>
    <message>
        <source>both ♠J: the jacks rank above the queens</source>
        <translation>cả hai ♠J: bồi đứng trên đầm (Heidmann)</translation>
    </message>
    <message>
        <source>both ♠Q: the queens are back above the jacks</source>
        <translation>cả hai ♠Q: đầm lại trên bồi (Heidfrau)</translation>
    </message>
    <message>
        <source>both ♥J: the own last announcement is withdrawn</source>
        <translation>cả hai ♥J: rút lại lời hô cuối của mình (Kemmerich)</translation>
    </message>
    <message>
        <source>both ♦Q: a new partner in reply to a Genscher</source>
        <translation>cả hai ♦Q: đồng đội mới để đáp lại Genscher</translation>
    </message>
    <message>
        <source>Pairs with a power of their own: {list}.</source>
        <translation>Cặp bài có quyền riêng: {list}.</translation>
    </message>
    <message>
        <source>No pairs of cards have a power of their own.</source>
        <translation>Không cặp bài nào có quyền riêng.</translation>
    </message>
    <message>
        <source>Wedding</source>
        <translation>Đám cưới</translation>
    </message>
    <message>
        <source>Whoever is dealt both ♣Q may declare a wedding and look for a partner instead of playing alone.</source>
        <translation>Ai được chia cả hai ♣Q được báo đám cưới và tìm đồng đội thay vì chơi một mình.</translation>
    </message>
    <message>
        <source>Whoever has both ♣Q may declare a wedding and find a partner.</source>
        <translation>Ai có cả hai ♣Q được báo đám cưới và tìm đồng đội.</translation>
    </message>
    <message>
        <source>There are no weddings: whoever has both ♣Q plays alone.</source>
        <translation>Không có đám cưới: ai có cả hai ♣Q thì chơi một mình.</translation>
    </message>
    <message>
        <source>How the partner is found</source>
        <translation>Cách tìm đồng đội</translation>
    </message>
    <message>
        <source>The bride, who has both ♣Q, names one of these; the first other player to win a trick that was led like that becomes the partner.</source>
        <translation>Cô dâu, người có cả hai ♣Q, chọn một cách; người khác đầu tiên ăn nước được ra như vậy thành đồng đội.</translation>
    </message>
    <message>
        <source>first trick of another player</source>
        <translation>nước đầu của người khác</translation>
    </message>
    <message>
        <source>first plain-suit trick</source>
        <translation>nước chất thường đầu tiên</translation>
    </message>
    <message>
        <source>first trump trick</source>
        <translation>nước chủ đầu tiên</translation>
    </message>
    <message>
        <source>first clubs trick</source>
        <translation>nước chuồn đầu tiên</translation>
    </message>
    <message>
        <source>first spades trick</source>
        <translation>nước bích đầu tiên</translation>
    </message>
    <message>
        <source>first hearts trick</source>
        <translation>nước cơ đầu tiên</translation>
    </message>
    <message>
        <source>In a wedding the bride finds a partner by: {list}.</source>
        <translation>Trong đám cưới, cô dâu tìm đồng đội bằng: {list}.</translation>
    </message>
    <message>
        <source>There is no way to find a partner, so no wedding can be declared.</source>
        <translation>Không có cách tìm đồng đội nên không báo được đám cưới.</translation>
    </message>
    <message>
        <source>Tricks to find a partner</source>
        <translation>Số nước để tìm đồng đội</translation>
    </message>
    <message>
        <source>The partner must be found within this many tricks; otherwise the bride plays alone.</source>
        <translation>Phải tìm được đồng đội trong từng này nước; nếu không, cô dâu chơi một mình.</translation>
    </message>
    <message>
        <source>The partner must be found in the first {n} tricks.</source>
        <translation>Phải tìm được đồng đội trong {n} nước đầu.</translation>
    </message>
    <message>
        <source>The partner must be found in the first trick.</source>
        <translation>Phải tìm được đồng đội trong nước đầu tiên.</translation>
    </message>
    <message>
        <source>The first such trick decides</source>
        <translation>Nước đầu tiên như vậy quyết định</translation>
    </message>
    <message>
        <source>Whether the bride is alone at once if she wins the first trick of the named kind herself; otherwise the search goes on.</source>
        <translation>Cô dâu có chơi một mình ngay không nếu tự ăn nước đầu tiên thuộc loại đã chọn; nếu không thì tìm tiếp.</translation>
    </message>
    <message>
        <source>If the bride wins the first trick of the named kind herself, she plays alone.</source>
        <translation>Nếu cô dâu tự ăn nước đầu tiên thuộc loại đã chọn thì chơi một mình.</translation>
    </message>
    <message>
        <source>If the bride wins a trick of the named kind herself, the search goes on.</source>
        <translation>Nếu cô dâu tự ăn một nước thuộc loại đã chọn thì tìm tiếp.</translation>
    </message>
    <message>
        <source>Announcements after a wedding is settled</source>
        <translation>Hô sau khi đám cưới đã rõ</translation>
    </message>
    <message>
        <source>Nobody may announce before the partner is found; this is how much later all deadlines are after that.</source>
        <translation>Không ai được hô trước khi tìm được đồng đội; sau đó mọi hạn hô muộn đi từng này.</translation>
    </message>
    <message>
        <source>deadlines stay</source>
        <translation>giữ nguyên hạn</translation>
    </message>
    <message>
        <source>A wedding does not move the deadlines of announcements.</source>
        <translation>Đám cưới không dời hạn hô.</translation>
    </message>
    <message>
        <source>later by the tricks before the deciding one</source>
        <translation>muộn thêm số nước trước nước quyết định</translation>
    </message>
    <message>
        <source>If a wedding is settled in the second trick, announcements may be one card later; in the third, two.</source>
        <translation>Nếu đám cưới rõ ở nước thứ hai, được hô muộn một lá; ở nước thứ ba, hai lá.</translation>
    </message>
    <message>
        <source>later by all tricks so far</source>
        <translation>muộn thêm mọi nước đã qua</translation>
    </message>
    <message>
        <source>If a wedding is settled in the first trick, announcements may be one card later; in the second, two; in the third, three.</source>
        <translation>Nếu đám cưới rõ ở nước đầu, được hô muộn một lá; nước thứ hai, hai lá; nước thứ ba, ba lá.</translation>
    </message>
    <message>
        <source>Extra points of a failed wedding</source>
        <translation>Điểm thưởng của đám cưới hụt</translation>
    </message>
    <message>
        <source>Whether extra points won before the search for a partner failed still count.</source>
        <translation>Điểm thưởng kiếm được trước khi việc tìm đồng đội thất bại có còn tính không.</translation>
    </message>
    <message>
        <source>not when all extra points count in solos anyway</source>
        <translation>không dùng khi mọi điểm thưởng vẫn tính trong solo</translation>
    </message>
    <message>
        <source>count like in any solo</source>
        <translation>tính như mọi solo</translation>
    </message>
    <message>
        <source>If a wedding fails, its extra points are those of a solo.</source>
        <translation>Nếu đám cưới hụt, điểm thưởng tính như solo.</translation>
    </message>
    <message>
        <source>those of the search count</source>
        <translation>điểm lúc tìm vẫn tính</translation>
    </message>
    <message>
        <source>If a wedding fails, the extra points won during the search still count.</source>
        <translation>Nếu đám cưới hụt, điểm thưởng kiếm lúc tìm vẫn tính.</translation>
    </message>
    <message>
        <source>Silent wedding</source>
        <translation>Cưới thầm</translation>
    </message>
    <message>
        <source>Whether a player with both ♣Q may say nothing and secretly play alone against three.</source>
        <translation>Người có cả hai ♣Q có được im lặng và bí mật chơi một mình chống ba không.</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>được phép</translation>
    </message>
    <message>
        <source>Whoever has both ♣Q may keep them secret and play alone against three (silent wedding).</source>
        <translation>Ai có cả hai ♣Q được giấu và chơi một mình chống ba (cưới thầm).</translation>
    </message>
    <message>
        <source>both ♣Q must be declared</source>
        <translation>phải báo cả hai ♣Q</translation>
    </message>
    <message>
        <source>Both ♣Q must be declared, as a wedding or a solo.</source>
        <translation>Phải báo cả hai ♣Q, là đám cưới hoặc solo.</translation>
    </message>
    <message>
        <source>Score of a silent wedding</source>
        <translation>Tính điểm cưới thầm</translation>
    </message>
    <message>
        <source>Whether a silent wedding is scored like a solo or like a normal game.</source>
        <translation>Cưới thầm tính như solo hay như ván thường.</translation>
    </message>
    <message>
        <source>only when a silent wedding is possible</source>
        <translation>chỉ khi có thể cưới thầm</translation>
    </message>
    <message>
        <source>like a solo</source>
        <translation>như solo</translation>
    </message>
    <message>
        <source>A silent wedding is scored like a solo.</source>
        <translation>Cưới thầm tính như solo.</translation>
    </message>
    <message>
        <source>like a normal game</source>
        <translation>như ván thường</translation>
    </message>
    <message>
        <source>A silent wedding is scored like a normal game, with extra points.</source>
        <translation>Cưới thầm tính như ván thường, có điểm thưởng.</translation>
    </message>
    <message>
        <source>Poverty</source>
        <translation>Bài nghèo</translation>
    </message>
    <message>
        <source>A player with very few trumps may declare a poverty: throw the hand in, or offer the trumps to somebody who then becomes the partner.</source>
        <translation>Người có rất ít lá chủ được báo bài nghèo: bỏ bài, hoặc đưa lá chủ cho người nào nhận thì thành đồng đội.</translation>
    </message>
    <message>
        <source>no poverty</source>
        <translation>không có bài nghèo</translation>
    </message>
    <message>
        <source>There is no poverty.</source>
        <translation>Không có bài nghèo.</translation>
    </message>
    <message>
        <source>the hand may be thrown in</source>
        <translation>được bỏ bài</translation>
    </message>
    <message>
        <source>A poor hand may be thrown in.</source>
        <translation>Bài nghèo được bỏ.</translation>
    </message>
    <message>
        <source>trumps are offered to the others</source>
        <translation>đưa lá chủ mời người khác</translation>
    </message>
    <message>
        <source>A poor player offers the trumps round; whoever takes them becomes the partner.</source>
        <translation>Người nghèo mời lá chủ vòng quanh bàn; ai nhận thì thành đồng đội.</translation>
    </message>
    <message>
        <source>Trumps in a poverty</source>
        <translation>Lá chủ trong bài nghèo</translation>
    </message>
    <message>
        <source>With at most this many trumps a hand is poor.</source>
        <translation>Có nhiều nhất từng này lá chủ thì là bài nghèo.</translation>
    </message>
    <message>
        <source>A hand with {n} trumps or fewer is poor.</source>
        <translation>Bài có {n} lá chủ trở xuống là bài nghèo.</translation>
    </message>
    <message>
        <source>Only a hand without any trump is poor.</source>
        <translation>Chỉ bài không có lá chủ nào mới là bài nghèo.</translation>
    </message>
    <message>
        <source>A hand with one trump or none is poor.</source>
        <translation>Bài có một lá chủ hoặc không có là bài nghèo.</translation>
    </message>
    <message>
        <source>Foxes in a poverty</source>
        <translation>Cáo trong bài nghèo</translation>
    </message>
    <message>
        <source>Whether ♦A, the foxes, count as trumps when a hand is judged poor.</source>
        <translation>♦A, tức cáo, có tính là lá chủ khi xét bài nghèo không.</translation>
    </message>
    <message>
        <source>foxes count</source>
        <translation>cáo có tính</translation>
    </message>
    <message>
        <source>Foxes count as trumps in a poverty.</source>
        <translation>Khi xét bài nghèo, cáo tính là lá chủ.</translation>
    </message>
    <message>
        <source>foxes do not count</source>
        <translation>cáo không tính</translation>
    </message>
    <message>
        <source>Foxes are not counted when a hand is judged poor.</source>
        <translation>Khi xét bài nghèo, cáo không tính.</translation>
    </message>
    <message>
        <source>a single fox does not count</source>
        <translation>một cáo thì không tính</translation>
    </message>
    <message>
        <source>A single fox is not counted when a hand is judged poor; two are.</source>
        <translation>Khi xét bài nghèo, một cáo thì không tính; hai thì tính.</translation>
    </message>
    <message>
        <source>Cards handed over</source>
        <translation>Số lá đưa đi</translation>
    </message>
    <message>
        <source>How many cards the poor player hands over; all trumps are among them, and as many cards come back.</source>
        <translation>Người nghèo đưa đi mấy lá; gồm mọi lá chủ, và nhận lại bấy nhiêu lá.</translation>
    </message>
    <message>
        <source>three cards</source>
        <translation>ba lá</translation>
    </message>
    <message>
        <source>The poor player hands over three cards, with all trumps among them.</source>
        <translation>Người nghèo đưa ba lá, gồm mọi lá chủ.</translation>
    </message>
    <message>
        <source>only the trumps</source>
        <translation>chỉ lá chủ</translation>
    </message>
    <message>
        <source>The poor player hands over only the trumps.</source>
        <translation>Người nghèo chỉ đưa các lá chủ.</translation>
    </message>
    <message>
        <source>Foxes on top</source>
        <translation>Cáo đưa thêm</translation>
    </message>
    <message>
        <source>Whether foxes that were not counted are handed over on top of the other cards.</source>
        <translation>Cáo không tính có được đưa thêm ngoài các lá kia không.</translation>
    </message>
    <message>
        <source>only when foxes do not count in a poverty</source>
        <translation>chỉ khi cáo không tính trong bài nghèo</translation>
    </message>
    <message>
        <source>Foxes are handed over on top of the other cards.</source>
        <translation>Cáo được đưa thêm ngoài các lá kia.</translation>
    </message>
    <message>
        <source>Foxes are handed over like other trumps.</source>
        <translation>Cáo được đưa như các lá chủ khác.</translation>
    </message>
    <message>
        <source>Foxes handed over face up</source>
        <translation>Đưa cáo ngửa</translation>
    </message>
    <message>
        <source>Whether everybody sees the foxes that the poor player hands over.</source>
        <translation>Mọi người có thấy cáo mà người nghèo đưa đi không.</translation>
    </message>
    <message>
        <source>Foxes are handed over face up.</source>
        <translation>Cáo được đưa ngửa.</translation>
    </message>
    <message>
        <source>All cards are handed over face down.</source>
        <translation>Mọi lá đều đưa úp.</translation>
    </message>
    <message>
        <source>Trumps that come back</source>
        <translation>Lá chủ trả lại</translation>
    </message>
    <message>
        <source>What the player who took the poverty must say about trumps among the cards handed back.</source>
        <translation>Người nhận bài nghèo phải nói gì về lá chủ trong các lá trả lại.</translation>
    </message>
    <message>
        <source>Nothing is said about trumps that come back from a poverty.</source>
        <translation>Không nói gì về lá chủ trả lại từ bài nghèo.</translation>
    </message>
    <message>
        <source>whether there are any</source>
        <translation>có lá nào không</translation>
    </message>
    <message>
        <source>Whoever takes a poverty says whether trumps come back.</source>
        <translation>Người nhận bài nghèo nói có trả lại lá chủ không.</translation>
    </message>
    <message>
        <source>how many</source>
        <translation>bao nhiêu lá</translation>
    </message>
    <message>
        <source>Whoever takes a poverty says how many trumps come back.</source>
        <translation>Người nhận bài nghèo nói trả lại mấy lá chủ.</translation>
    </message>
    <message>
        <source>If nobody takes the poverty</source>
        <translation>Nếu không ai nhận bài nghèo</translation>
    </message>
    <message>
        <source>What happens when all three others refuse the poor player&apos;s cards.</source>
        <translation>Điều gì xảy ra khi cả ba người kia từ chối bài của người nghèo.</translation>
    </message>
    <message>
        <source>new cards</source>
        <translation>chia lại</translation>
    </message>
    <message>
        <source>If nobody takes a poverty, the cards are dealt again.</source>
        <translation>Nếu không ai nhận bài nghèo thì chia lại.</translation>
    </message>
    <message>
        <source>the last one asked must take it</source>
        <translation>người được hỏi cuối phải nhận</translation>
    </message>
    <message>
        <source>The last one asked must take a poverty.</source>
        <translation>Người được hỏi cuối cùng phải nhận bài nghèo.</translation>
    </message>
    <message>
        <source>play on with the black sow</source>
        <translation>chơi tiếp với lợn nái đen</translation>
    </message>
    <message>
        <source>If nobody takes a poverty, the deal is played on with the black sow.</source>
        <translation>Nếu không ai nhận bài nghèo, ván chơi tiếp với lợn nái đen.</translation>
    </message>
    <message>
        <source>only with the black sow; without it the cards are dealt again</source>
        <translation>chỉ khi có lợn nái đen; nếu không thì chia lại</translation>
    </message>
    <message>
        <source>First card in a poverty</source>
        <translation>Lá đầu tiên trong bài nghèo</translation>
    </message>
    <message>
        <source>Who plays the first card after a poverty was taken.</source>
        <translation>Ai đánh lá đầu tiên sau khi bài nghèo được nhận.</translation>
    </message>
    <message>
        <source>In a poverty the player after the dealer leads, as always.</source>
        <translation>Trong bài nghèo, người sau người chia ra bài như thường lệ.</translation>
    </message>
    <message>
        <source>the player after the taker</source>
        <translation>người sau người nhận</translation>
    </message>
    <message>
        <source>In a poverty the player after the one who took it leads.</source>
        <translation>Trong bài nghèo, người sau người nhận ra bài.</translation>
    </message>
    <message>
        <source>Two poor players</source>
        <translation>Hai người nghèo</translation>
    </message>
    <message>
        <source>What happens when two players declare a poverty in the same deal.</source>
        <translation>Điều gì xảy ra khi hai người báo bài nghèo trong cùng một ván.</translation>
    </message>
    <message>
        <source>the first one&apos;s is played</source>
        <translation>chơi của người báo trước</translation>
    </message>
    <message>
        <source>Of two poverties the one declared first is played.</source>
        <translation>Trong hai bài nghèo, chơi bài được báo trước.</translation>
    </message>
    <message>
        <source>If two players are poor, the cards are dealt again.</source>
        <translation>Nếu hai người cùng nghèo thì chia lại.</translation>
    </message>
    <message>
        <source>Throwing in: one trump or none</source>
        <translation>Bỏ bài: một lá chủ hoặc không có</translation>
    </message>
    <message>
        <source>Whether a hand with at most one trump may be thrown in, whatever else is said about poverty.</source>
        <translation>Bài có nhiều nhất một lá chủ có được bỏ không, bất kể luật khác về bài nghèo.</translation>
    </message>
    <message>
        <source>A hand with one trump or none may be thrown in.</source>
        <translation>Bài có một lá chủ hoặc không có được bỏ.</translation>
    </message>
    <message>
        <source>Having one trump or none is no reason by itself to throw in a hand.</source>
        <translation>Một lá chủ hoặc không có tự nó không phải lý do để bỏ bài.</translation>
    </message>
    <message>
        <source>Beating Re in a poverty</source>
        <translation>Thắng Re trong bài nghèo</translation>
    </message>
    <message>
        <source>Whether the point for winning as Kontra counts when Re is the poor player and the partner.</source>
        <translation>Điểm thắng của Kontra có tính khi Re là người nghèo và đồng đội không.</translation>
    </message>
    <message>
        <source>Beating a poverty brings the point for beating Re.</source>
        <translation>Thắng bài nghèo được điểm thắng Re.</translation>
    </message>
    <message>
        <source>Beating a poverty does not bring the point for beating Re.</source>
        <translation>Thắng bài nghèo không được điểm thắng Re.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Chuẩn</translation>
    </message>
    <message>
        <source>The usual game with nines, poverty and eight deals; a good choice to start with.</source>
        <translation>Ván chơi thông thường có quân 9, bài nghèo và tám ván; hợp để bắt đầu.</translation>
    </message>
    <message>
        <source>Tournament (DDV)</source>
        <translation>Giải đấu (DDV)</translation>
    </message>
    <message>
        <source>The tournament rules of the German Doppelkopf association: 24 deals with one compulsory solo each, no poverty.</source>
        <translation>Luật giải của hiệp hội Doppelkopf Đức: 24 ván, mỗi người một solo bắt buộc, không có bài nghèo.</translation>
    </message>
    <message>
        <source>Long match</source>
        <translation>Trận dài</translation>
    </message>
    <message>
        <source>Like the standard game, but 24 deals and one compulsory solo for everybody.</source>
        <translation>Như luật chuẩn, nhưng 24 ván và mỗi người một solo bắt buộc.</translation>
    </message>
    <message>
        <source>Chilean, 40 cards</source>
        <translation>Chile, 40 lá</translation>
    </message>
    <message>
        <source>Without nines; instead of announcements the sides predict the result once both club queens are out.</source>
        <translation>Không quân 9; thay vì hô, các phe đoán kết quả khi cả hai đầm chuồn đã ra.</translation>
    </message>
    <message>
        <source>Swiss family game, 40 cards</source>
        <translation>Bàn gia đình Thụy Sĩ, 40 lá</translation>
    </message>
    <message>
        <source>Without nines, few solos, and only the winners write points.</source>
        <translation>Không quân 9, ít solo, và chỉ bên thắng ghi điểm.</translation>
    </message>
    <message>
        <source>Pub table</source>
        <translation>Quán bia</translation>
    </message>
    <message>
        <source>A lively round: pigs, throwing in, bock rounds, and Re and Kontra double the game.</source>
        <translation>Bàn sôi nổi: heo, bỏ bài, vòng bock, và Re với Kontra làm ván gấp đôi.</translation>
    </message>
    <message>
        <source>both ♦K cannot choose a new partner and be super or hyper pigs as well</source>
        <translation>cả hai ♦K không thể vừa chọn đồng đội mới vừa là siêu heo hay heo chúa</translation>
    </message>
    <message>
        <source>{owed} compulsory solos do not fit into {deals} deals</source>
        <translation>{owed} solo bắt buộc không vừa trong {deals} ván</translation>
    </message>
    <message>
        <source>{wanted} particular compulsory solos are asked for, but everybody plays only {solos}</source>
        <translation>yêu cầu {wanted} solo bắt buộc cụ thể, nhưng mỗi người chỉ chơi {solos}</translation>
    </message>
    <message>
        <source>compulsory suit solos are asked for, but no suit solo is offered</source>
        <translation>yêu cầu solo chất bắt buộc, nhưng không có solo chất nào</translation>
    </message>
    <message>
        <source>compulsory picture solos are asked for, but no picture solo is offered</source>
        <translation>yêu cầu solo hình bắt buộc, nhưng không có solo hình nào</translation>
    </message>
    <message>
        <source>with plus and minus points a soloist settles with three opponents, so the factor is always 3</source>
        <translation>khi ghi cộng trừ, người solo tính với ba đối thủ nên hệ số luôn là 3</translation>
    </message>
    <message>
        <source>there are weddings, but no way to find the partner</source>
        <translation>có đám cưới, nhưng không có cách tìm đồng đội</translation>
    </message>
    <message>
        <source>a deal has only {tricks} tricks</source>
        <translation>một ván chỉ có {tricks} nước</translation>
    </message>
    <message>
        <source>a higher step cannot have an earlier deadline than a lower one</source>
        <translation>mức cao không thể có hạn sớm hơn mức thấp</translation>
    </message>
    <message>
        <source>nobody ever holds more than {hand} cards, so nothing could be announced</source>
        <translation>không ai có quá {hand} lá, nên không hô được gì</translation>
    </message>
    <message>
        <source>plus and minus points always add up to 0, so the pot would never be empty</source>
        <translation>điểm cộng trừ luôn có tổng 0, nên quỹ không bao giờ hết</translation>
    </message>
    <message>
        <source>with {deals} deals not everybody at a table of {size} deals equally often</source>
        <translation>với {deals} ván, bàn {size} người không chia bài số lần như nhau</translation>
    </message>
    <message>
        <source>there is no such option</source>
        <translation>không có tùy chọn này</translation>
    </message>
    <message>
        <source>{given} is not a possible value</source>
        <translation>{given} không phải giá trị hợp lệ</translation>
    </message>
    <message>
        <source>there is no preset {given}</source>
        <translation>không có bộ luật sẵn {given}</translation>
    </message>
    <message>
        <source>{given} does not fit</source>
        <translation>{given} không hợp</translation>
    </message>
    <message>
        <source>{given} is out of range</source>
        <translation>{given} ngoài phạm vi</translation>
    </message>
    <message>
        <source>{given} is listed twice</source>
        <translation>{given} có hai lần</translation>
    </message>
    <message>
        <source>{given} numbers instead of {expected}</source>
        <translation>{given} số thay vì {expected}</translation>
    </message>
    <message>
        <source>{given} is not a mapping of options</source>
        <translation>{given} không phải bảng tùy chọn</translation>
    </message>
    <message>
        <source>{given} is not a rule code</source>
        <translation>{given} không phải mã luật</translation>
    </message>
    <message>
        <source>{given} has a typing mistake</source>
        <translation>{given} có lỗi gõ</translation>
    </message>
    <message>
        <source>{given} was made by a newer version of the program</source>
        <translation>{given} do phiên bản mới hơn của chương trình tạo</translation>
    </message>
    <message>
        <source>nothing of this name belongs here</source>
        <translation>không có mục tên này ở đây</translation>
    </message>
    <message>
        <source>did you mean</source>
        <translation>có phải ý bạn là</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>có thể là</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>có</translation>
    </message>
    <message>
        <source>no</source>
        <translation>không</translation>
    </message>
    <message>
        <source>nothing at all</source>
        <translation>không gì cả</translation>
    </message>
    <message>
        <source>all equal</source>
        <translation>ngang nhau</translation>
    </message>
    <message>
        <source>usual order</source>
        <translation>thứ tự thường lệ</translation>
    </message>
    <message>
        <source>any solo</source>
        <translation>solo bất kỳ</translation>
    </message>
    <message>
        <source>suit solos: {suit}, picture solos: {picture}</source>
        <translation>solo chất: {suit}, solo hình: {picture}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} và {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} hoặc {last}</translation>
    </message>
    <message>
        <source>Cards you must still hold to announce: {list}.</source>
        <translation>Số lá phải còn trên tay để hô: {list}.</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>không lá nào</translation>
    </message>
    <message>
        <source>{n} for {what}</source>
        <translation>{n} cho {what}</translation>
    </message>
    <message>
        <source>A hand may be thrown in with: {list}.</source>
        <translation>Được bỏ bài khi có: {list}.</translation>
    </message>
    <message>
        <source>Under 90, under 60, under 30 and schwarz count {n} points each.</source>
        <translation>Dưới 90, dưới 60, dưới 30 và schwarz mỗi mức tính {n} điểm.</translation>
    </message>
    <message>
        <source>Under 90, under 60, under 30 and schwarz count 1 point each.</source>
        <translation>Dưới 90, dưới 60, dưới 30 và schwarz mỗi mức tính 1 điểm.</translation>
    </message>
    <message>
        <source>Points beyond winning: {list}.</source>
        <translation>Điểm ngoài việc thắng: {list}.</translation>
    </message>
    <message>
        <source>Under 90, under 60, under 30 and schwarz bring no points.</source>
        <translation>Dưới 90, dưới 60, dưới 30 và schwarz không mang điểm.</translation>
    </message>
    <message>
        <source>Whoever takes a first trick worth at least {points} must announce Re or Kontra.</source>
        <extracomment>Compulsory announcement by measure, comparison and whether only one trick is watched.</extracomment>
        <translation>Ai ăn nước đầu từ {points} điểm phải hô Re hoặc Kontra.</translation>
    </message>
    <message>
        <source>Whoever takes a first trick worth more than {points} must announce Re or Kontra.</source>
        <translation>Ai ăn nước đầu hơn {points} điểm phải hô Re hoặc Kontra.</translation>
    </message>
    <message>
        <source>Whoever takes a trick worth at least {points} among the first {tricks} must announce Re or Kontra.</source>
        <translation>Ai ăn một nước từ {points} điểm trong {tricks} nước đầu phải hô Re hoặc Kontra.</translation>
    </message>
    <message>
        <source>Whoever takes a trick worth more than {points} among the first {tricks} must announce Re or Kontra.</source>
        <translation>Ai ăn một nước hơn {points} điểm trong {tricks} nước đầu phải hô Re hoặc Kontra.</translation>
    </message>
    <message>
        <source>Whoever has at least {points} card points within the first {tricks} tricks must announce Re or Kontra.</source>
        <translation>Ai có từ {points} điểm bài trong {tricks} nước đầu phải hô Re hoặc Kontra.</translation>
    </message>
    <message>
        <source>Whoever has more than {points} card points within the first {tricks} tricks must announce Re or Kontra.</source>
        <translation>Ai có hơn {points} điểm bài trong {tricks} nước đầu phải hô Re hoặc Kontra.</translation>
    </message>
    <message>
        <source>After {list} the next deal counts double (bock).</source>
        <extracomment>Bock by its effect (twice, n times, points added) and whether it lasts a single deal.</extracomment>
        <translation>Sau {list}, ván kế tiếp tính gấp đôi (bock).</translation>
    </message>
    <message>
        <source>After {list} the next {n} deals count double (bock).</source>
        <translation>Sau {list}, {n} ván kế tiếp tính gấp đôi (bock).</translation>
    </message>
    <message>
        <source>After {list} the next deal counts {factor} times (bock).</source>
        <translation>Sau {list}, ván kế tiếp tính gấp {factor} (bock).</translation>
    </message>
    <message>
        <source>After {list} the next {n} deals count {factor} times (bock).</source>
        <translation>Sau {list}, {n} ván kế tiếp tính gấp {factor} (bock).</translation>
    </message>
    <message>
        <source>After {list} the next deal counts {factor} points more (bock).</source>
        <translation>Sau {list}, ván kế tiếp tính thêm {factor} điểm (bock).</translation>
    </message>
    <message>
        <source>After {list} the next {n} deals count {factor} points more (bock).</source>
        <translation>Sau {list}, {n} ván kế tiếp tính thêm {factor} điểm (bock).</translation>
    </message>
    <message>
        <source>an aid of the program, not a rule</source>
        <extracomment>What FreeDoko plays without having a switch for it, beyond the tournament rules.</extracomment>
        <translation>trợ giúp của chương trình, không phải luật</translation>
    </message>
    <message>
        <source>a deal is always played by four</source>
        <translation>mỗi ván luôn có bốn người chơi</translation>
    </message>
    <message>
        <source>a match ends either after its deals or with the pot; its deals were taken</source>
        <translation>trận kết thúc hoặc theo số ván hoặc theo quỹ; đã lấy số ván</translation>
    </message>
    <message>
        <source>plus and minus points always add up to 0, so there is no pot</source>
        <translation>điểm cộng trừ luôn có tổng 0, nên không có quỹ</translation>
    </message>
    <message>
        <source>compulsory solos need a match with a fixed number of deals</source>
        <translation>solo bắt buộc cần trận có số ván cố định</translation>
    </message>
    <message>
        <source>without effect there, because of other switches</source>
        <translation>ở đó không có tác dụng vì các công tắc khác</translation>
    </message>
    <message>
        <source>taken in part: there the duty also ends when the other side has announced</source>
        <translation>lấy một phần: ở đó nghĩa vụ cũng hết khi bên kia đã hô</translation>
    </message>
    <message>
        <source>a hand without nines never has so many cards; the first card became the deadline</source>
        <translation>không có quân 9 thì không ai có nhiều lá như vậy; hạn là lá đầu tiên</translation>
    </message>
    <message>
        <source>not possible here; the nearest number was taken</source>
        <translation>ở đây không được; đã lấy số gần nhất</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>không có tệp này</translation>
    </message>
    <message>
        <source>the file cannot be read ({cause})</source>
        <translation>không đọc được tệp ({cause})</translation>
    </message>
    <message>
        <source>this is no YAML text ({cause})</source>
        <translation>đây không phải văn bản YAML ({cause})</translation>
    </message>
    <message>
        <source>this is no rule file; its first entry is missing</source>
        <translation>đây không phải tệp luật; thiếu mục đầu tiên</translation>
    </message>
    <message>
        <source>this file has format {given}, this program knows formats up to {known}</source>
        <translation>tệp này có định dạng {given}, chương trình biết đến định dạng {known}</translation>
    </message>
    <message>
        <source>{given} is no name</source>
        <translation>{given} không phải tên</translation>
    </message>
    <message>
        <source>this stands here a second time</source>
        <translation>mục này lặp lại lần thứ hai</translation>
    </message>
    <message>
        <source>this is no preset, no profile, no file and no code</source>
        <translation>đây không phải bộ luật sẵn, hồ sơ, tệp hay mã</translation>
    </message>
    <message>
        <source>there is no profile of this name</source>
        <translation>không có hồ sơ tên này</translation>
    </message>
    <message>
        <source>a profile needs a name</source>
        <translation>hồ sơ cần có tên</translation>
    </message>
    <message>
        <source>there already is a profile of this name</source>
        <translation>đã có hồ sơ tên này</translation>
    </message>
    <message>
        <source>this is the name of a preset</source>
        <translation>đây là tên của một bộ luật sẵn</translation>
    </message>
    <message>
        <source>a newer version of the program wrote this file, so it is left as it is</source>
        <translation>tệp này do phiên bản mới hơn ghi nên được giữ nguyên</translation>
    </message>
    <message>
        <source>this line says nothing of the form NAME = VALUE</source>
        <translation>dòng này không có dạng TÊN = GIÁ TRỊ</translation>
    </message>
    <message>
        <source>this is no rule file of FreeDoko</source>
        <translation>đây không phải tệp luật của FreeDoko</translation>
    </message>
    <message>
        <source>FreeDoko has no such rule</source>
        <translation>FreeDoko không có luật này</translation>
    </message>
    <message>
        <source>line {n}</source>
        <translation>dòng {n}</translation>
    </message>
</context>
<context>
    <name>RulesCompare</name>
    <message>
        <source>Rule</source>
        <translation>Luật</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>The next matches are played by these rules.</source>
        <extracomment>Both ways that people know, whatever the system prefers. From this width on, in heights of a line, the foot of the page has one line. Under this height everything that can be done without makes room for the rules.</extracomment>
        <translation>Các trận sau được chơi theo luật này.</translation>
    </message>
    <message>
        <source>These rules cannot be played yet: {reason}</source>
        <translation>Chưa chơi được theo luật này: {reason}</translation>
    </message>
    <message>
        <source>after “{preset}”</source>
        <translation>theo “{preset}”</translation>
    </message>
    <message>
        <source>nothing changed</source>
        <translation>không đổi gì</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>chưa lưu</translation>
    </message>
    <message>
        <source>In plain words</source>
        <translation>Bằng lời</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Sửa</translation>
    </message>
    <message>
        <source>Presets and profiles</source>
        <translation>Luật sẵn và hồ sơ</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>So sánh</translation>
    </message>
    <message>
        <source>Pass on</source>
        <translation>Chia sẻ</translation>
    </message>
    <message>
        <source>Part of the page</source>
        <translation>Phần của trang</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Luật</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Quay lại</translation>
    </message>
    <message>
        <source>A change applies from the next match; the one being played stays as it is.</source>
        <translation>Thay đổi áp dụng từ trận sau; trận đang chơi giữ nguyên.</translation>
    </message>
    <message>
        <source>Save as profile…</source>
        <translation>Lưu thành hồ sơ…</translation>
    </message>
    <message>
        <source>Use for the next matches</source>
        <translation>Dùng cho các trận sau</translation>
    </message>
    <message>
        <source>Start a new match with these rules</source>
        <translation>Bắt đầu trận mới với luật này</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>{mark} differs from “{preset}”.</source>
        <translation>{mark} khác với “{preset}”.</translation>
    </message>
    <message>
        <source>Exactly like “{preset}”.</source>
        <translation>Giống hệt “{preset}”.</translation>
    </message>
    <message>
        <source>{legend} Click on a sentence to change it.</source>
        <translation>{legend} Bấm vào một câu để sửa.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Sửa</translation>
    </message>
    <message>
        <source>Change: {group}</source>
        <translation>Sửa: {group}</translation>
    </message>
</context>
<context>
    <name>RulesTitle</name>
    <message>
        <source>{preset}, {changes}</source>
        <translation>{preset}, {changes}</translation>
    </message>
</context>
<context>
    <name>ScoreSheetModel</name>
    <message>
        <source>No.</source>
        <translation>STT</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Kiểu ván</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Đã hô</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Chia bài</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Thắng</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Giá trị</translation>
    </message>
    <message>
        <source>Bock</source>
        <translation>Bock</translation>
    </message>
    <message>
        <source>{game} (compulsory)</source>
        <translation>{game} (bắt buộc)</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>không ai</translation>
    </message>
    <message>
        <source>Re</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message numerus="yes">
        <source>%n thrown in before</source>
        <translation>
            <numerusform>trước đó bỏ bài %n ván</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: sat out, total {total}</source>
        <translation>{name}: nghỉ, tổng {total}</translation>
    </message>
    <message>
        <source>{name}: {score}, total {total}</source>
        <translation>{name}: {score}, tổng {total}</translation>
    </message>
    <message>
        <source>{side} alone</source>
        <translation>{side} một mình</translation>
    </message>
    <message>
        <source>{name}, {side}: {score}, total {total}</source>
        <translation>{name}, {side}: {score}, tổng {total}</translation>
    </message>
</context>
<context>
    <name>ScoresDialog</name>
    <message>
        <source>Correct the points</source>
        <extracomment>Below all scores: the person sat out.</extracomment>
        <translation>Sửa điểm</translation>
    </message>
    <message>
        <source>Points of this deal</source>
        <translation>Điểm của ván này</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Sửa</translation>
    </message>
    <message>
        <source>Together: {total}</source>
        <translation>Cộng lại: {total}</translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>You (south)</source>
        <translation>Bạn (nam)</translation>
    </message>
    <message>
        <source>On your left (west)</source>
        <translation>Bên trái bạn (tây)</translation>
    </message>
    <message>
        <source>Opposite (north)</source>
        <translation>Đối diện (bắc)</translation>
    </message>
    <message>
        <source>On your right (east)</source>
        <translation>Bên phải bạn (đông)</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>D</source>
        <extracomment>How many painted plates are kept: twice those of a trick, with and without the turn.</extracomment>
        <translation>C</translation>
    </message>
    <message>
        <source>your seat</source>
        <extracomment>Announcements of which a later one includes those before it.</extracomment>
        <translation>chỗ của bạn</translation>
    </message>
    <message>
        <source>has the turn</source>
        <translation>đến lượt</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>chia bài</translation>
    </message>
    <message>
        <source>leads to this trick</source>
        <translation>ra bài nước này</translation>
    </message>
    <message>
        <source>{call} (no longer valid)</source>
        <translation>{call} (hết hiệu lực)</translation>
    </message>
    <message>
        <source>{tricks}, {points} points</source>
        <translation>{tricks}, {points} điểm</translation>
    </message>
    <message>
        <source>speaks first</source>
        <translation>nói trước</translation>
    </message>
    <message>
        <source>{party}!</source>
        <translation>{party}!</translation>
    </message>
    <message>
        <source>Genscher</source>
        <translation>Genscher</translation>
    </message>
    <message>
        <source>compulsory</source>
        <translation>bắt buộc</translation>
    </message>
</context>
<context>
    <name>SetEditor</name>
    <message>
        <source>All</source>
        <extracomment>With more members than this a set has buttons for all and for none.</extracomment>
        <translation>Tất cả</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Không</translation>
    </message>
</context>
<context>
    <name>ShareView</name>
    <message>
        <source>The code of these rules</source>
        <translation>Mã của luật này</translation>
    </message>
    <message>
        <source>Read it out, send it or let it be photographed: whoever types it into this page plays by the same rules.</source>
        <translation>Đọc to lên, gửi đi hoặc cho chụp ảnh: ai gõ mã vào trang này sẽ chơi cùng luật.</translation>
    </message>
    <message>
        <source>Code of these rules</source>
        <translation>Mã của luật này</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Sao chép mã</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>Sao chép hình</translation>
    </message>
    <message>
        <source>QR picture of the code</source>
        <translation>Hình QR của mã</translation>
    </message>
    <message>
        <source>The picture holds the code as text.</source>
        <translation>Hình chứa mã dạng chữ.</translation>
    </message>
    <message>
        <source>Use somebody else&apos;s code</source>
        <translation>Dùng mã của người khác</translation>
    </message>
    <message>
        <source>Type or paste a code, such as K-5Q2M</source>
        <translation>Gõ hoặc dán mã, ví dụ K-5Q2M</translation>
    </message>
    <message>
        <source>Code to use</source>
        <translation>Mã muốn dùng</translation>
    </message>
    <message>
        <source>Show these rules</source>
        <translation>Hiện luật này</translation>
    </message>
    <message>
        <source>The code is in the clipboard.</source>
        <translation>Mã đã vào bộ nhớ tạm.</translation>
    </message>
    <message>
        <source>The picture is in the clipboard.</source>
        <translation>Hình đã vào bộ nhớ tạm.</translation>
    </message>
    <message>
        <source>{preset}, {changes}</source>
        <translation>{preset}, {changes}</translation>
    </message>
    <message>
        <source>This code stands for: {rules}.</source>
        <translation>Mã này là: {rules}.</translation>
    </message>
</context>
<context>
    <name>SheetArea</name>
    <message>
        <source>Import a score sheet</source>
        <translation>Nhập bảng điểm</translation>
    </message>
    <message>
        <source>Score sheets and records (*.csv *.tsv *.txt *.doko *.json);;All files (*)</source>
        <translation>Bảng điểm và bản ghi (*.csv *.tsv *.txt *.doko *.json);;Mọi tệp (*)</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) taken into the history.</source>
        <translation>
            <numerusform>Đã đưa %n trận vào lịch sử.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing of {file} was taken in: {reason}</source>
        <translation>Không lấy được gì từ {file}: {reason}</translation>
    </message>
    <message>
        <source>{file} holds no finished deal.</source>
        <translation>{file} không có ván nào đã xong.</translation>
    </message>
    <message>
        <source>Save a fault report</source>
        <translation>Lưu báo cáo lỗi</translation>
    </message>
    <message>
        <source>Doppelkopf records (*.doko)</source>
        <translation>Bản ghi Doppelkopf (*.doko)</translation>
    </message>
    <message>
        <source>The report is in {file}. It holds the deals of this match, the rules and what happened last, but no names. dokodesk can open it.</source>
        <translation>Báo cáo nằm trong {file}. Nó có các ván của trận này, luật và những gì vừa xảy ra, nhưng không có tên. dokodesk mở được.</translation>
    </message>
</context>
<context>
    <name>SheetDialog</name>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
</context>
<context>
    <name>SheetLine</name>
    <message>
        <source>{rule} (changed)</source>
        <extracomment>From this width on, in heights of a line, the sheet has two columns.</extracomment>
        <translation>{rule} (đã đổi)</translation>
    </message>
    <message>
        <source>Change this</source>
        <translation>Sửa điều này</translation>
    </message>
</context>
<context>
    <name>SheetLoader</name>
    <message>
        <source>The matches are being read.</source>
        <extracomment>Fewer matches are there before anybody could read a message about it.</extracomment>
        <translation>Đang đọc các trận.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
</context>
<context>
    <name>SheetPage</name>
    <message>
        <source>Score sheet</source>
        <extracomment>So many rows are always in sight.</extracomment>
        <translation>Bảng điểm</translation>
    </message>
    <message>
        <source>counted: {way}</source>
        <translation>cách tính: {way}</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Về bàn</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Bảng</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Biểu đồ</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Xem</translation>
    </message>
    <message>
        <source>Review this match</source>
        <translation>Phân tích trận này</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Xuất…</translation>
    </message>
    <message>
        <source>One point costs</source>
        <translation>Một điểm giá</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Cách tính</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Cột</translation>
    </message>
    <message>
        <source>Newest deal on top</source>
        <translation>Ván mới nhất ở trên</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Sao chép dạng chữ</translation>
    </message>
    <message>
        <source>● played with Re, bold played alone. Each cell: points of the deal, then the total. Enter or a double click shows a deal in full.</source>
        <translation>● chơi phe Re, chữ đậm là chơi một mình. Mỗi ô: điểm của ván, rồi tổng. Enter hoặc nhấp đúp để xem đầy đủ một ván.</translation>
    </message>
    <message>
        <source>No match is being played.</source>
        <translation>Không có trận nào đang chơi.</translation>
    </message>
    <message>
        <source>Nothing to see yet: the first deal is being played.</source>
        <translation>Chưa có gì để xem: ván đầu đang chơi.</translation>
    </message>
    <message>
        <source>No deal has been written down yet.</source>
        <translation>Chưa ghi ván nào.</translation>
    </message>
    <message>
        <source>Place {place}: {name}, {total}</source>
        <translation>Hạng {place}: {name}, {total}</translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message numerus="yes">
        <source>%n deal(s) written down</source>
        <translation>
            <numerusform>đã ghi %n ván</numerusform>
        </translation>
    </message>
    <message>
        <source>{written} of {planned} deals</source>
        <translation>{written}/{planned} ván</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Trận đã kết thúc.</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Ván {number}</translation>
    </message>
    <message>
        <source>Deal {number} of {planned}</source>
        <translation>Ván {number}/{planned}</translation>
    </message>
    <message>
        <source>Extra deal for a solo that is still owed</source>
        <translation>Ván thêm cho solo còn nợ</translation>
    </message>
    <message>
        <source>{deal}: the last deal</source>
        <translation>{deal}: ván cuối</translation>
    </message>
    <message>
        <source>{payer} pays {receiver} {amount}</source>
        <translation>{payer} trả {receiver} {amount}</translation>
    </message>
</context>
<context>
    <name>SheetWriter</name>
    <message>
        <source>Score sheet</source>
        <translation>Bảng điểm</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Tổng</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Xếp hạng</translation>
    </message>
    <message>
        <source>The deals in full</source>
        <translation>Chi tiết các ván</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Điểm</translation>
    </message>
    <message>
        <source>Value of the game</source>
        <translation>Giá trị ván</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Bài</translation>
    </message>
    <message>
        <source>● played with Re, bold played alone. Each cell: points of the deal, then the total.</source>
        <translation>● chơi phe Re, chữ đậm là chơi một mình. Mỗi ô: điểm của ván, rồi tổng.</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Chữ ký</translation>
    </message>
    <message>
        <source>Page {page}</source>
        <translation>Trang {page}</translation>
    </message>
    <message>
        <source>Written by dokodesk {version}</source>
        <translation>Được ghi bởi dokodesk {version}</translation>
    </message>
    <message>
        <source>Running totals</source>
        <translation>Tổng dồn</translation>
    </message>
    <message>
        <source>Begun: {day}</source>
        <translation>Bắt đầu: {day}</translation>
    </message>
    <message>
        <source>Rules: {rules}</source>
        <translation>Luật: {rules}</translation>
    </message>
    <message>
        <source>Counted: {way}</source>
        <translation>Cách tính: {way}</translation>
    </message>
    <message>
        <source>Deal {number}: {game}</source>
        <translation>Ván {number}: {game}</translation>
    </message>
</context>
<context>
    <name>ShelfView</name>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Đã lưu thành “{name}”.</translation>
    </message>
    <message>
        <source>My table</source>
        <translation>Bàn của tôi</translation>
    </message>
    <message>
        <source>Name of the new profile</source>
        <translation>Tên hồ sơ mới</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Lưu</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Nhập luật</translation>
    </message>
    <message>
        <source>Rule files, also of FreeDoko (*.yaml *.yml *.txt *.rules rules)</source>
        <translation>Tệp luật, cả của FreeDoko (*.yaml *.yml *.txt *.rules rules)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Mọi tệp (*)</translation>
    </message>
    <message>
        <source>Imported as “{name}”.</source>
        <translation>Đã nhập thành “{name}”.</translation>
    </message>
    <message>
        <source>New name of “{name}”</source>
        <translation>Tên mới của “{name}”</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Đổi tên</translation>
    </message>
    <message>
        <source>Delete the profile “{name}”? It cannot be brought back.</source>
        <translation>Xóa hồ sơ “{name}”? Không lấy lại được.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Xóa</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Giữ lại</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Xuất luật</translation>
    </message>
    <message>
        <source>Rule files (*.yaml)</source>
        <translation>Tệp luật (*.yaml)</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>Đã ghi vào {file}.</translation>
    </message>
    <message>
        <source>Presets and profiles</source>
        <translation>Luật sẵn và hồ sơ</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Mở</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Sao chép</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Đổi tên…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Xóa…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Xuất…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Nhập…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Lưu thành…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>Open what can be read</source>
        <translation>Mở những gì đọc được</translation>
    </message>
    <message>
        <source>not a profile yet</source>
        <translation>chưa phải hồ sơ</translation>
    </message>
    <message>
        <source>The rules on this page: {name}</source>
        <translation>Luật trên trang này: {name}</translation>
    </message>
    <message>
        <source>{rules}, with changes that are not saved</source>
        <translation>{rules}, có thay đổi chưa lưu</translation>
    </message>
    <message>
        <source>Exactly like “{preset}”.</source>
        <translation>Giống hệt “{preset}”.</translation>
    </message>
    <message>
        <source>Like “{preset}”, {changes}.</source>
        <translation>Như “{preset}”, {changes}.</translation>
    </message>
    <message>
        <source>A preset of the program.</source>
        <translation>Bộ luật sẵn của chương trình.</translation>
    </message>
    <message>
        <source>Something is wrong with {file}:</source>
        <translation>Có gì đó sai với {file}:</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>This is no key.</source>
        <extracomment>Always theirs: playing and giving up, and going from part to part.</extracomment>
        <translation>Đây không phải phím.</translation>
    </message>
    <message>
        <source>This key always plays, gives up or moves on.</source>
        <translation>Phím này luôn dùng để đánh bài, bỏ qua hoặc đi tiếp.</translation>
    </message>
    <message>
        <source>Letters and digits alone begin the name of a card.</source>
        <translation>Chữ cái và chữ số đứng một mình bắt đầu tên lá bài.</translation>
    </message>
    <message>
        <source>Something else has this key already.</source>
        <translation>Phím này đã có việc khác.</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard</source>
        <translation>Bàn phím</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>All keys as usual</source>
        <translation>Mọi phím như cũ</translation>
    </message>
    <message>
        <source>Take it all the same</source>
        <translation>Vẫn lấy</translation>
    </message>
    <message>
        <source>Press one of the keys below to choose another. Del takes it away, Esc keeps it.</source>
        <translation>Bấm vào một phím bên dưới để chọn phím khác. Del xóa phím, Esc giữ nguyên.</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Như cũ</translation>
    </message>
    <message>
        <source>{thing}: the usual key</source>
        <translation>{thing}: phím thường</translation>
    </message>
    <message>
        <source>{key} already does this: {thing}</source>
        <translation>{key} đã dùng cho: {thing}</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>New deal.</source>
        <translation>Ván mới.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Bạn chia bài.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} chia bài.</translation>
    </message>
    <message>
        <source>Bock, times {factor}.</source>
        <translation>Bock, gấp {factor}.</translation>
    </message>
    <message>
        <source>Your hand: {cards}.</source>
        <translation>Bài của bạn: {cards}.</translation>
    </message>
    <message>
        <source>It would be your trick.</source>
        <translation>Nước này sẽ của bạn.</translation>
    </message>
    <message>
        <source>It would be {name}&apos;s trick.</source>
        <translation>Nước này sẽ của {name}.</translation>
    </message>
    <message>
        <source>{name}: {card}.</source>
        <translation>{name}: {card}.</translation>
    </message>
    <message>
        <source>You knock on the table.</source>
        <translation>Bạn gõ bàn.</translation>
    </message>
    <message>
        <source>{name} knocks on the table.</source>
        <translation>{name} gõ bàn.</translation>
    </message>
    <message>
        <source>You announce {call}.</source>
        <translation>Bạn hô {call}.</translation>
    </message>
    <message>
        <source>{name} announces {call}.</source>
        <translation>{name} hô {call}.</translation>
    </message>
    <message>
        <source>{name}: {words}.</source>
        <translation>{name}: {words}.</translation>
    </message>
    <message>
        <source>The game: {contract}.</source>
        <translation>Kiểu ván: {contract}.</translation>
    </message>
    <message>
        <source>Normal game.</source>
        <translation>Ván thường.</translation>
    </message>
    <message>
        <source>You stand alone.</source>
        <translation>Bạn chơi một mình.</translation>
    </message>
    <message>
        <source>{name} stands alone.</source>
        <translation>{name} chơi một mình.</translation>
    </message>
    <message>
        <source>{taker} takes the poverty of {poor}.</source>
        <translation>{taker} nhận bài nghèo của {poor}.</translation>
    </message>
    <message>
        <source>No trumps came back.</source>
        <translation>Không trả lại lá chủ nào.</translation>
    </message>
    <message>
        <source>Trumps came back.</source>
        <translation>Có trả lại lá chủ.</translation>
    </message>
    <message>
        <source>You must announce now.</source>
        <translation>Bạn phải hô bây giờ.</translation>
    </message>
    <message>
        <source>{name} must announce.</source>
        <translation>{name} phải hô.</translation>
    </message>
    <message>
        <source>{name} belongs to {party}.</source>
        <translation>{name} thuộc phe {party}.</translation>
    </message>
    <message>
        <source>The deal does not count.</source>
        <translation>Ván này không tính.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Ván đã kết thúc.</translation>
    </message>
    <message>
        <source>No partner was found.</source>
        <translation>Không tìm được đồng đội.</translation>
    </message>
    <message>
        <source>You are the partner.</source>
        <translation>Bạn là đồng đội.</translation>
    </message>
    <message>
        <source>{name} is the partner.</source>
        <translation>{name} là đồng đội.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Doppelkopf</source>
        <extracomment>The cards with names of their own: Dulle, the old one, Charlie, fox. Wide enough apart that the faces in the middle can be seen. Two tiles with long words side by side may be a little wider.</extracomment>
        <translation>Doppelkopf</translation>
    </message>
    <message>
        <source>One table, four players, two sides, and nobody says which.</source>
        <translation>Một bàn, bốn người, hai phe, và chẳng ai nói mình phe nào.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Chơi tiếp</translation>
    </message>
    <message>
        <source>Play a match</source>
        <translation>Chơi một trận</translation>
    </message>
    <message>
        <source>Choose rules and players…</source>
        <translation>Chọn luật và người chơi…</translation>
    </message>
    <message>
        <source>Names, rules, number of deals and how strong the others are.</source>
        <translation>Tên, luật, số ván và sức mạnh của những người khác.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Both {card} in one hand</source>
        <translation>Cả hai {card} trên một tay</translation>
    </message>
    <message>
        <source>Both foxes in one hand</source>
        <translation>Cả hai cáo trên một tay</translation>
    </message>
    <message>
        <source>Five nines or more</source>
        <translation>Năm quân 9 trở lên</translation>
    </message>
    <message>
        <source>Five kings or more</source>
        <translation>Năm quân già trở lên</translation>
    </message>
    <message>
        <source>Three trumps or fewer</source>
        <translation>Ba lá chủ trở xuống</translation>
    </message>
    <message>
        <source>Ten trumps or more</source>
        <translation>Mười lá chủ trở lên</translation>
    </message>
    <message>
        <source>No ace outside trumps</source>
        <translation>Không át ngoài chủ</translation>
    </message>
    <message>
        <source>Three such aces or more</source>
        <translation>Ba át như vậy trở lên</translation>
    </message>
    <message>
        <source>no deals yet</source>
        <translation>chưa có ván nào</translation>
    </message>
    <message>
        <source>as expected</source>
        <translation>đúng dự kiến</translation>
    </message>
    <message>
        <source>within what chance allows</source>
        <translation>trong mức may rủi</translation>
    </message>
    <message>
        <source>rare, but possible</source>
        <translation>hiếm nhưng có thể</translation>
    </message>
    <message>
        <source>hardly chance</source>
        <translation>khó là ngẫu nhiên</translation>
    </message>
    <message>
        <source>As soon as some deals are played, this says whether the dealing is fair.</source>
        <translation>Khi đã chơi vài ván, ở đây sẽ cho biết chia bài có công bằng không.</translation>
    </message>
    <message>
        <source>All together: just what fair dealing gives.</source>
        <translation>Tổng thể: đúng như chia bài công bằng.</translation>
    </message>
    <message>
        <source>All together: within what chance allows.</source>
        <translation>Tổng thể: trong mức may rủi cho phép.</translation>
    </message>
    <message>
        <source>All together: an unusual run, but one that fair dealing gives now and then.</source>
        <translation>Tổng thể: một chuỗi lạ, nhưng chia bài công bằng thỉnh thoảng vẫn cho ra.</translation>
    </message>
    <message>
        <source>All together: fair dealing hardly ever gives this. Were these deals chosen or put together by hand?</source>
        <translation>Tổng thể: chia bài công bằng hầu như không bao giờ ra thế này. Các ván này có được chọn lọc hay xếp bằng tay không?</translation>
    </message>
    <message>
        <source>{mean} · {deals} · {won} % won</source>
        <translation>{mean} · {deals} · thắng {won} %</translation>
    </message>
    <message>
        <source>{part} % ({hits} of {cases})</source>
        <translation>{part} % ({hits}/{cases})</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>không gì</translation>
    </message>
    <message>
        <source>forehand</source>
        <translation>tay đầu</translation>
    </message>
    <message>
        <source>dealer or last seat</source>
        <translation>người chia hoặc chỗ cuối</translation>
    </message>
    <message>
        <source>seat {number}</source>
        <translation>chỗ {number}</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Announced</source>
        <translation>Đã hô</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Ván</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Thắng</translation>
    </message>
    <message>
        <source>from %</source>
        <translation>từ %</translation>
    </message>
    <message>
        <source>to %</source>
        <translation>đến %</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>không rõ</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>một mình</translation>
    </message>
    <message>
        <source>no side</source>
        <translation>không phe</translation>
    </message>
    <message>
        <source>{game}, alone</source>
        <translation>{game}, một mình</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Điểm</translation>
    </message>
    <message>
        <source>per deal</source>
        <translation>mỗi ván</translation>
    </message>
    <message>
        <source>won %</source>
        <translation>% thắng</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tất cả</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Thống kê</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Quay lại</translation>
    </message>
    <message>
        <source>Choose other deals</source>
        <translation>Chọn ván khác</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Sao chép dạng chữ</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Lưu CSV…</translation>
    </message>
    <message>
        <source>{deals} out of a selection</source>
        <translation>{deals} trong phần đã chọn</translation>
    </message>
    <message>
        <source>{deals} in all</source>
        <translation>{deals} tất cả</translation>
    </message>
    <message>
        <source>Points of</source>
        <translation>Điểm của</translation>
    </message>
    <message>
        <source>± is the range in which the true average lies in 95 of 100 cases. With few deals it is wide.</source>
        <translation>± là khoảng chứa trung bình thật trong 95 trên 100 trường hợp. Ít ván thì khoảng này rộng.</translation>
    </message>
    <message>
        <source>No deals yet.</source>
        <translation>Chưa có ván nào.</translation>
    </message>
    <message>
        <source>{total} points, {figure}</source>
        <translation>{total} điểm, {figure}</translation>
    </message>
    <message>
        <source>Sum of the points from deal to deal</source>
        <translation>Tổng điểm qua từng ván</translation>
    </message>
    <message>
        <source>Points per deal, compared</source>
        <translation>So sánh điểm mỗi ván</translation>
    </message>
    <message>
        <source>Where two ranges overlap widely, the difference may well be chance.</source>
        <translation>Hai khoảng chồng nhau nhiều thì chênh lệch có thể chỉ là may rủi.</translation>
    </message>
    <message>
        <source>Did announcements come true?</source>
        <translation>Lời hô có thành không?</translation>
    </message>
    <message>
        <source>How often the side that announced won, by its highest announcement.</source>
        <translation>Phe hô thắng bao nhiêu lần, theo lời hô cao nhất.</translation>
    </message>
    <message>
        <source>By side</source>
        <translation>Theo phe</translation>
    </message>
    <message>
        <source>By the own announcement</source>
        <translation>Theo lời hô của mình</translation>
    </message>
    <message>
        <source>By seat</source>
        <translation>Theo chỗ ngồi</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Theo kiểu ván</translation>
    </message>
    <message>
        <source>By how the others play</source>
        <translation>Theo sức chơi của máy</translation>
    </message>
    <message>
        <source>The own side</source>
        <translation>Phe mình</translation>
    </message>
    <message>
        <source>The other side</source>
        <translation>Phe kia</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Lưu CSV</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Bảng (*.csv)</translation>
    </message>
</context>
<context>
    <name>StoredMatchPage</name>
    <message>
        <source>Review this match</source>
        <translation>Phân tích trận này</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Luật</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Quay lại</translation>
    </message>
    <message>
        <source>Match of {date}</source>
        <translation>Trận ngày {date}</translation>
    </message>
    <message>
        <source>{names}, by the rules {rules}</source>
        <translation>{names}, theo luật {rules}</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>You are looking for a partner</source>
        <extracomment>The own hand as the person has laid it in this deal; empty while it is sorted. Whose hands lie open besides the own one; ``None`` for all that a view knows. Told when the table waits for a click to go on, and when it no longer does. Told what is to be heard, by the names of ``assets.sounds``, when it is seen.</extracomment>
        <translation>Bạn tìm đồng đội</translation>
    </message>
    <message>
        <source>You offer trumps</source>
        <translation>Bạn đưa lá chủ ra mời</translation>
    </message>
    <message>
        <source>{name} is looking for a partner</source>
        <translation>{name} tìm đồng đội</translation>
    </message>
    <message>
        <source>{name} offers trumps</source>
        <translation>{name} đưa lá chủ ra mời</translation>
    </message>
    <message>
        <source>You play your compulsory solo</source>
        <translation>Bạn chơi solo bắt buộc</translation>
    </message>
    <message>
        <source>{name} plays a compulsory solo</source>
        <translation>{name} chơi solo bắt buộc</translation>
    </message>
    <message>
        <source>You play alone</source>
        <translation>Bạn chơi một mình</translation>
    </message>
    <message>
        <source>{name} plays alone</source>
        <translation>{name} chơi một mình</translation>
    </message>
    <message>
        <source>You found no partner and play alone</source>
        <translation>Bạn không tìm được đồng đội và chơi một mình</translation>
    </message>
    <message>
        <source>{bride} found no partner and plays alone</source>
        <translation>{bride} không tìm được đồng đội và chơi một mình</translation>
    </message>
    <message>
        <source>You play together with {other}</source>
        <translation>Bạn chơi cùng {other}</translation>
    </message>
    <message>
        <source>{bride} and {partner} play together</source>
        <translation>{bride} và {partner} chơi cùng nhau</translation>
    </message>
    <message>
        <source>You stand alone</source>
        <translation>Giờ bạn chơi một mình</translation>
    </message>
    <message>
        <source>{name} stands alone</source>
        <translation>Giờ {name} chơi một mình</translation>
    </message>
    <message>
        <source>With trumps</source>
        <translation>Có lá chủ</translation>
    </message>
    <message>
        <source>No trumps</source>
        <translation>Không lá chủ</translation>
    </message>
    <message>
        <source>The deal does not count</source>
        <translation>Ván này không tính</translation>
    </message>
    <message>
        <source>Nobody takes the poverty</source>
        <translation>Không ai nhận bài nghèo</translation>
    </message>
    <message>
        <source>The cards are thrown in</source>
        <translation>Bỏ bài chia lại</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>previous card that may be played</source>
        <extracomment>Headings with the keys for what can be done. Things to do at the table: name, words, usual keys.</extracomment>
        <translation>lá được đánh ở trước</translation>
    </message>
    <message>
        <source>next card that may be played</source>
        <translation>lá được đánh kế tiếp</translation>
    </message>
    <message>
        <source>previous card of the hand</source>
        <translation>lá trước trên tay</translation>
    </message>
    <message>
        <source>next card of the hand</source>
        <translation>lá kế tiếp trên tay</translation>
    </message>
    <message>
        <source>first card that may be played</source>
        <translation>lá được đánh đầu tiên</translation>
    </message>
    <message>
        <source>last card that may be played</source>
        <translation>lá được đánh cuối cùng</translation>
    </message>
    <message>
        <source>move the card left</source>
        <translation>dời lá bài sang trái</translation>
    </message>
    <message>
        <source>move the card right</source>
        <translation>dời lá bài sang phải</translation>
    </message>
    <message>
        <source>sort the hand again</source>
        <translation>xếp lại bài</translation>
    </message>
    <message>
        <source>show or hide the last trick</source>
        <translation>hiện hoặc ẩn nước vừa rồi</translation>
    </message>
    <message>
        <source>go to the announcements</source>
        <translation>đến các lời hô</translation>
    </message>
    <message>
        <source>tell what lies on the table</source>
        <translation>đọc bài trên bàn</translation>
    </message>
    <message>
        <source>tell who has what</source>
        <translation>đọc tình hình từng người</translation>
    </message>
    <message>
        <source>tell the own hand</source>
        <translation>đọc bài trên tay bạn</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Last trick</source>
        <extracomment>How much higher than the rail above the own hand a hint may be that stands on it in two lines.</extracomment>
        <translation>Nước vừa rồi</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Nước bài</translation>
    </message>
    <message>
        <source>Last trick (L)</source>
        <translation>Nước vừa rồi (L)</translation>
    </message>
    <message>
        <source>Several cards fit: {cards}</source>
        <translation>Nhiều lá phù hợp: {cards}</translation>
    </message>
    <message>
        <source>You do not hold this card: {text}</source>
        <translation>Bạn không có lá này: {text}</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Đánh {card}</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Bàn chơi</translation>
    </message>
    <message>
        <source>Click or press a key to go on</source>
        <extracomment>A player who thinks longer than this gets a word about it. Asked before a card of the person is played; ``False`` keeps it in the hand.</extracomment>
        <translation>Nhấp hoặc nhấn phím để tiếp tục</translation>
    </message>
</context>
<context>
    <name>Teacher</name>
    <message>
        <source>Go on</source>
        <translation>Tiếp</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Thử lại</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Chỉ tôi xem</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Quay lại</translation>
    </message>
    <message>
        <source>The next step (Enter)</source>
        <translation>Bước tiếp theo (Enter)</translation>
    </message>
</context>
<context>
    <name>Tips</name>
    <message>
        <source>Click a card or drag it to the middle; the arrow keys and Enter do it too. Ctrl+H asks the coach what would be good.</source>
        <translation>Nhấp vào lá bài hoặc kéo nó vào giữa; phím mũi tên và Enter cũng được. Ctrl+H hỏi huấn luyện viên nên đánh gì.</translation>
    </message>
    <message>
        <source>A double click on a deal shows all hands, and what it would have been worth by other rules.</source>
        <translation>Nhấp đúp vào một ván để xem mọi bài và ván đó đáng giá bao nhiêu theo luật khác.</translation>
    </message>
    <message>
        <source>Every rule can be changed for the next match. Where two rules contradict each other, you are told what would fit.</source>
        <translation>Mọi luật đều có thể đổi cho trận sau. Nếu hai luật mâu thuẫn, bạn sẽ được báo cái gì thì hợp.</translation>
    </message>
    <message>
        <source>Every match is kept here. A double click opens its score sheet, and “Review this match” shows what could have been played better.</source>
        <translation>Mọi trận đều được giữ ở đây. Nhấp đúp để mở bảng điểm, và “Phân tích trận này” cho thấy có thể đánh hay hơn ở đâu.</translation>
    </message>
    <message>
        <source>These figures are about what the history has found: search there to compare.</source>
        <translation>Các số liệu này là của những gì tìm được trong lịch sử: hãy tìm ở đó để so sánh.</translation>
    </message>
    <message>
        <source>The arrow keys move card by card and trick by trick. You can play on from any moment; that does not count.</source>
        <translation>Phím mũi tên đi từng lá và từng nước. Bạn có thể chơi tiếp từ bất kỳ lúc nào; không tính điểm.</translation>
    </message>
    <message>
        <source>Alt+Down goes to the next mistake; “Play from here” lets you try the better way. You can leave this page while the review goes on.</source>
        <translation>Alt+mũi tên xuống đến lỗi kế tiếp; “Chơi từ đây” cho bạn thử cách hay hơn. Bạn có thể rời trang này trong khi đang phân tích.</translation>
    </message>
    <message>
        <source>Nothing counts here: take back what you like, close hands you do not want to see, and choose how well the others play.</source>
        <translation>Ở đây không tính điểm: cứ rút lại nếu muốn, úp những bài bạn không muốn xem, và chọn những người khác chơi giỏi đến đâu.</translation>
    </message>
    <message>
        <source>Every day there is a new puzzle. Once a match is reviewed, your own mistakes come back here as exercises.</source>
        <translation>Mỗi ngày có một câu đố mới. Khi một trận đã được phân tích, lỗi của chính bạn quay lại đây làm bài tập.</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Đã hiểu</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>Không hiện mẹo nữa</translation>
    </message>
</context>
<context>
    <name>Trainers</name>
    <message>
        <source>Find the good card</source>
        <translation>Tìm lá hay</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Câu đố trong ngày</translation>
    </message>
    <message>
        <source>Your own mistakes</source>
        <translation>Lỗi của chính bạn</translation>
    </message>
    <message>
        <source>Who is Re?</source>
        <translation>Ai là Re?</translation>
    </message>
    <message>
        <source>Count the trumps</source>
        <translation>Đếm lá chủ</translation>
    </message>
    <message>
        <source>Count the aces</source>
        <translation>Đếm át</translation>
    </message>
    <message>
        <source>Count the points</source>
        <translation>Đếm điểm</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>dễ</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>vừa</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>khó</translation>
    </message>
    <message>
        <source>Exactly one card is clearly the best here. Which one? Play it.</source>
        <translation>Ở đây chỉ có đúng một lá rõ ràng tốt nhất. Lá nào? Hãy đánh.</translation>
    </message>
    <message>
        <source>Here you played {card}, and that cost {points} points. Find something better.</source>
        <translation>Ở đây bạn đã đánh {card} và mất {points} điểm. Hãy tìm lá tốt hơn.</translation>
    </message>
    <message>
        <source>How likely is it that {name} is Re?</source>
        <translation>Khả năng {name} là Re là bao nhiêu?</translation>
    </message>
    <message>
        <source>How many trumps do the other three hold together?</source>
        <translation>Ba người kia còn tổng cộng mấy lá chủ?</translation>
    </message>
    <message>
        <source>How many aces of {suit} do the other three hold?</source>
        <translation>Ba người kia còn mấy lá át {suit}?</translation>
    </message>
    <message>
        <source>How many points have the other three taken so far?</source>
        <translation>Ba người kia đã ăn được bao nhiêu điểm?</translation>
    </message>
    <message>
        <source>Right: {card}. The next best costs {points} points.</source>
        <translation>Đúng: {card}. Lá tốt thứ nhì mất {points} điểm.</translation>
    </message>
    <message>
        <source>Right: {card} is better. This one is solved.</source>
        <translation>Đúng: {card} tốt hơn. Lỗi này đã giải xong.</translation>
    </message>
    <message>
        <source>{card} costs {points} points on average. Try another one.</source>
        <translation>{card} mất trung bình {points} điểm. Thử lá khác.</translation>
    </message>
    <message>
        <source>Not {card}. Try another one.</source>
        <translation>Không phải {card}. Thử lá khác.</translation>
    </message>
    <message>
        <source>{name} is Re.</source>
        <translation>{name} là Re.</translation>
    </message>
    <message>
        <source>{name} is Kontra.</source>
        <translation>{name} là Kontra.</translation>
    </message>
    <message>
        <source>The computer would have said {percent} %.</source>
        <translation>Máy đoán {percent} %.</translation>
    </message>
    <message>
        <source>Right: {number}.</source>
        <translation>Đúng: {number}.</translation>
    </message>
    <message>
        <source>It is {number}, not {given}.</source>
        <translation>Là {number}, không phải {given}.</translation>
    </message>
    <message>
        <source>Your estimates so far: {score} (0 is perfect, 0.25 is always saying 50 %).</source>
        <translation>Các ước lượng của bạn: {score} (0 là hoàn hảo, 0,25 là luôn nói 50 %).</translation>
    </message>
    <message>
        <source>Said {low} to {high} %: so it was in {share} % of {count} cases.</source>
        <translation>Nói {low} đến {high} %: đúng {share} % trong {count} trường hợp.</translation>
    </message>
    <message>
        <source>Points lost by mistakes in a deal, by your reviews: {lately} lately.</source>
        <translation>Điểm mất vì lỗi mỗi ván, theo các phân tích của bạn: gần đây {lately}.</translation>
    </message>
    <message>
        <source>Before that {before}.</source>
        <translation>Trước đó {before}.</translation>
    </message>
    <message>
        <source>Most by: {themes}.</source>
        <translation>Nhiều nhất do: {themes}.</translation>
    </message>
</context>
<context>
    <name>TrainersPage</name>
    <message>
        <source>One moment…</source>
        <extracomment>What a mistake with a card can be about. The most of the width that the list of exercises takes.</extracomment>
        <translation>Chờ chút…</translation>
    </message>
    <message>
        <source>There is nothing to put right: review some of your deals first.</source>
        <translation>Không có gì để sửa: hãy phân tích vài ván của bạn trước.</translation>
    </message>
    <message>
        <source>No question of this kind was found by these rules.</source>
        <translation>Theo luật này không tìm được câu hỏi loại này.</translation>
    </message>
    <message>
        <source>You have answered it already; this is for practice.</source>
        <translation>Bạn đã trả lời rồi; lần này để tập.</translation>
    </message>
    <message>
        <source>This card is not allowed here.</source>
        <translation>Ở đây không được đánh lá này.</translation>
    </message>
    <message>
        <source>good</source>
        <translation>tốt</translation>
    </message>
    <message>
        <source>{right} of {done} right</source>
        <translation>đúng {right}/{done}</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Trainers and puzzles</source>
        <translation>Luyện tập và câu đố</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Quay lại</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Độ khó</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Chủ đề</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Trả lời</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Tiếp</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Câu trả lời của bạn</translation>
    </message>
    <message>
        <source>any</source>
        <translation>bất kỳ</translation>
    </message>
</context>
<context>
    <name>TrickOverlay</name>
    <message>
        <source>Earlier</source>
        <extracomment>Cards that lie crosswise are at least so large by those in a row.</extracomment>
        <translation>Trước</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Sau</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Nước vừa rồi</translation>
    </message>
    <message>
        <source>Trick {number}: {name}, {points} points</source>
        <translation>Nước {number}: {name}, {points} điểm</translation>
    </message>
</context>
<context>
    <name>TrickPicture</name>
    <message>
        <source>pig</source>
        <translation>heo</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>ăn</translation>
    </message>
    <message>
        <source>{cards}; the {card} wins</source>
        <translation>{cards}; {card} ăn</translation>
    </message>
</context>
<context>
    <name>Trophies</name>
    <message>
        <source>Doppelkopf</source>
        <translation>Doppelkopf</translation>
    </message>
    <message>
        <source>fox caught</source>
        <translation>bắt cáo</translation>
    </message>
    <message>
        <source>fox put aside</source>
        <translation>cất được cáo</translation>
    </message>
    <message>
        <source>fox wins the last trick</source>
        <translation>cáo ăn nước cuối</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>Charlie</translation>
    </message>
    <message>
        <source>Charlie caught</source>
        <translation>bắt Charlie</translation>
    </message>
    <message>
        <source>ten of hearts caught</source>
        <translation>bắt mười cơ</translation>
    </message>
    <message>
        <source>heart trick</source>
        <translation>nước toàn cơ</translation>
    </message>
    <message>
        <source>{trophy}?</source>
        <translation>{trophy}?</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Cáo</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Welcome to Doppelkopf</source>
        <extracomment>The rule sets a beginner can tell apart; all others are a click away later. Few answers: there is room for a look at the cards.</extracomment>
        <translation>Chào mừng đến với Doppelkopf</translation>
    </message>
    <message>
        <source>Which language do you speak?</source>
        <translation>Bạn nói tiếng gì?</translation>
    </message>
    <message>
        <source>What can you read at ease?</source>
        <translation>Cỡ nào bạn đọc thoải mái?</translation>
    </message>
    <message>
        <source>Text and cards; the preferences have more sizes.</source>
        <translation>Chữ và lá bài; trong tùy chọn còn nhiều cỡ khác.</translation>
    </message>
    <message>
        <source>Like this</source>
        <translation>Thế này là vừa</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Lớn hơn</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Rất lớn</translation>
    </message>
    <message>
        <source>The usual size</source>
        <translation>Cỡ thường</translation>
    </message>
    <message>
        <source>For small or distant screens</source>
        <translation>Cho màn hình nhỏ hoặc ở xa</translation>
    </message>
    <message>
        <source>With large signs on the cards</source>
        <translation>Với ký hiệu lớn trên lá bài</translation>
    </message>
    <message>
        <source>Do you know Doppelkopf?</source>
        <translation>Bạn biết chơi Doppelkopf chưa?</translation>
    </message>
    <message>
        <source>I know Doppelkopf</source>
        <translation>Tôi biết chơi rồi</translation>
    </message>
    <message>
        <source>Straight to the table.</source>
        <translation>Vào bàn ngay.</translation>
    </message>
    <message>
        <source>I am learning</source>
        <translation>Tôi đang học</translation>
    </message>
    <message>
        <source>From the first trick to the first announcement, with open cards.</source>
        <translation>Từ nước đầu tiên đến lời hô đầu tiên, với bài ngửa.</translation>
    </message>
    <message>
        <source>Which rules shall we play by?</source>
        <translation>Ta chơi theo luật nào?</translation>
    </message>
    <message>
        <source>The first card comes next. Every single rule can be changed later.</source>
        <translation>Sau đó là lá bài đầu tiên. Luật nào cũng sửa được sau.</translation>
    </message>
    <message>
        <source>{step} of {all}</source>
        <translation>{step}/{all}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Quay lại</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Bỏ qua</translation>
    </message>
    <message>
        <source>No questions, to the start page</source>
        <translation>Không hỏi gì, đến trang đầu</translation>
    </message>
</context>
<context>
    <name>_ChoiceOrNumber</name>
    <message>
        <source>For</source>
        <extracomment>The names to choose from, and a picture for one of them. Whether title and explanation stand above it instead of beside it.</extracomment>
        <translation>Trong</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, behind a number</comment>
        <translation> s</translation>
    </message>
</context>
<context>
    <name>_HelpDialog</name>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
</context>
<context>
    <name>_Message</name>
    <message>
        <source>Close this message</source>
        <extracomment>More than this many would push the page away; the oldest message goes first. In a narrower window the answers stand below the words, in heights of a line.</extracomment>
        <translation>Đóng thông báo này</translation>
    </message>
</context>
<context>
    <name>_Order</name>
    <message>
        <source>Up</source>
        <translation>Lên</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Xuống</translation>
    </message>
</context>
</TS>
