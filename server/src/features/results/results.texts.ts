import { defineTexts } from '../../texts.ts';

export const resultsTexts = defineTexts('results', {
  savedMeanwhile: {
    en: '{by} saved this match meanwhile. Compare the two and save again.',
    'hi-Latn': '{by} ne is beech yeh match save kiya. Dono ko dekhkar dobara save karein.',
    hi: '{by} ने इस बीच यह मैच सेव किया। दोनों को देखकर दोबारा सेव करें।',
  },
  notInLobby: {
    en: 'This team is not in the lobby.',
    'hi-Latn': 'Yeh team lobby mein nahi hai.',
    hi: 'यह टीम लॉबी में नहीं है।',
  },
  notInSquad: {
    en: 'This player is not in the squad.',
    'hi-Latn': 'Yeh player squad mein nahi hai.',
    hi: 'यह प्लेयर स्क्वाड में नहीं है।',
  },
  notPlayerList: {
    en: "This is not the observer client's player list. Save the answer of gettotalplayerlist and choose that file.",
    'hi-Latn':
      'Yeh observer client ki player list nahi hai. gettotalplayerlist ka jawab save karke woh file chunein.',
    hi: 'यह ऑब्ज़र्वर क्लाइंट की प्लेयर लिस्ट नहीं है। gettotalplayerlist का जवाब सेव करके वह फ़ाइल चुनें।',
  },
  whichMatch: {
    en: 'This block has several matches. Say which one this is.',
    'hi-Latn': 'Is block mein kai match hain. Batayein yeh kaun sa hai.',
    hi: 'इस ब्लॉक में कई मैच हैं। बताएँ यह कौन-सा है।',
  },
  nobodyYet: {
    en: 'No team is in this match yet. Publish its draw first, then enter the result.',
    'hi-Latn':
      'Is match mein abhi koi team nahi hai. Pehle iska draw publish karein, phir result daalein.',
    hi: 'इस मैच में अभी कोई टीम नहीं है। पहले इसका ड्रॉ पब्लिश करें, फिर रिज़ल्ट डालें।',
  },
  noResultYet: {
    en: 'This match has no result yet. Publish it first.',
    'hi-Latn': 'Is match ka result abhi nahi hai. Pehle publish karein.',
    hi: 'इस मैच का रिज़ल्ट अभी नहीं है। पहले पब्लिश करें।',
  },
  publishedAlready: {
    en: 'This match is published already. Correct it, with a reason that everybody reads.',
    'hi-Latn':
      'Yeh match publish ho chuka hai. Ise theek karein aur wajah likhein: use sab padhte hain.',
    hi: 'यह मैच पब्लिश हो चुका है। इसे ठीक करें और वजह लिखें: उसे सब पढ़ते हैं।',
  },
  begunMeanwhile: {
    en: 'The next match has begun, or somebody else published this one. Ask a scorer to correct it.',
    'hi-Latn':
      'Agla match shuru ho chuka hai, ya kisi aur ne yeh publish kiya. Scorer se theek karwayein.',
    hi: 'अगला मैच शुरू हो चुका है, या किसी और ने यह पब्लिश किया। स्कोरर से ठीक करवाएँ।',
  },
  nothingDifferent: {
    en: 'Nothing is different from what is published.',
    'hi-Latn': 'Jo publish hai usse kuch alag nahi hai.',
    hi: 'जो पब्लिश है उससे कुछ अलग नहीं है।',
  },
  stageFinal: {
    en: '{stage} is final. Ask the owner to reopen it before you change a result.',
    'hi-Latn': '{stage} final hai. Result badalne se pehle owner se dobara khulwayein.',
    hi: '{stage} फ़ाइनल है। रिज़ल्ट बदलने से पहले ओनर से दोबारा खुलवाएँ।',
  },
  notBegun: {
    en: 'This match has not begun. Replace the team in the draw.',
    'hi-Latn': 'Yeh match shuru nahi hua. Team ko draw mein replace karein.',
    hi: 'यह मैच शुरू नहीं हुआ। टीम को ड्रॉ में बदलें।',
  },
  lineupStays: {
    en: 'This result is published. Who played stays as it is.',
    'hi-Latn': 'Yeh result publish ho chuka hai. Kaun khela, yeh ab nahi badlega.',
    hi: 'यह रिज़ल्ट पब्लिश हो चुका है। कौन खेला, यह अब नहीं बदलेगा।',
  },
  checkRows: {
    en: 'Check the rows and try again.',
    'hi-Latn': 'Rows check karke phir se try karein.',
    hi: 'लाइनें जाँचकर फिर कोशिश करें।',
  },
  onlyLeadersHere: {
    en: 'Only leaders of teams in this match can do that.',
    'hi-Latn': 'Yeh sirf is match ki teams ke leader kar sakte hain.',
    hi: 'यह सिर्फ़ इस मैच की टीमों के लीडर कर सकते हैं।',
  },
  noMorePictures: {
    en: 'This match no longer accepts pictures.',
    'hi-Latn': 'Is match mein ab photos nahi li jaati.',
    hi: 'इस मैच में अब फ़ोटो नहीं ली जाती।',
  },
  publishAnyway: {
    en: '{warning} Publish it all the same?',
    'hi-Latn': '{warning} Phir bhi publish karein?',
    hi: '{warning} फिर भी पब्लिश करें?',
  },
  somebody: {
    en: 'Somebody',
    'hi-Latn': 'Kisi',
    hi: 'किसी',
  },
  cancelled: {
    en: 'This match was cancelled, so it has no result.',
    'hi-Latn': 'Yeh match cancel hua tha, isliye iska koi result nahi hai.',
    hi: 'यह मैच रद्द हुआ था, इसलिए इसका कोई रिज़ल्ट नहीं है।',
  },
  void: {
    en: 'This match is void. Enter the result at its replay.',
    'hi-Latn': 'Yeh match void hai. Result uske replay mein daalein.',
    hi: 'यह मैच रद्द है। रिज़ल्ट उसके रीप्ले में डालें।',
  },
  postponed: {
    en: 'This match is postponed. Give it a new start first.',
    'hi-Latn': 'Yeh match postpone hua hai. Pehle ise naya time dein.',
    hi: 'यह मैच टल गया है। पहले इसे नया समय दें।',
  },
  hasPlace: {
    en: 'It has the place from this match on.',
    'hi-Latn': 'Is match se jagah uski hai.',
    hi: 'इस मैच से जगह उसकी है।',
  },
  published: {
    en: 'The result is published.',
    'hi-Latn': 'Result publish ho gaya.',
    hi: 'रिज़ल्ट पब्लिश हो गया।',
  },
  corrected: {
    en: 'The correction is published.',
    'hi-Latn': 'Correction publish ho gaya.',
    hi: 'सुधार पब्लिश हो गया।',
  },
  pictureSeen: {
    en: 'The scorers see your picture.',
    'hi-Latn': 'Scorers aapki photo dekh sakte hain.',
    hi: 'स्कोरर आपकी फ़ोटो देख सकते हैं।',
  },
  screensUnwanted: {
    en: 'This organisation keeps no pictures of result screens.',
    'hi-Latn': 'Yeh organisation result screen ki photos nahi rakhta.',
    hi: 'यह ऑर्गनाइज़ेशन रिज़ल्ट स्क्रीन की फ़ोटो नहीं रखता।',
  },
});
