import { defineTexts } from '../../texts.ts';

export const standingsTexts = defineTexts('standings', {
  notInStage: {
    en: 'This team is not in the stage.',
    'hi-Latn': 'Yeh team stage mein nahi hai.',
    hi: 'यह टीम स्टेज में नहीं है।',
  },
  noMatchInStage: {
    en: 'There is no such match in this stage.',
    'hi-Latn': 'Is stage mein aisa koi match nahi hai.',
    hi: 'इस स्टेज में ऐसा कोई मैच नहीं है।',
  },
  penaltyTakes: {
    en: 'A penalty takes points: enter them with a minus.',
    'hi-Latn': 'Penalty points kam karti hai: unhe minus ke saath likhein.',
    hi: 'पेनल्टी पॉइंट घटाती है: उन्हें माइनस के साथ लिखें।',
  },
  bonusGives: {
    en: 'A bonus gives points.',
    'hi-Latn': 'Bonus points deta hai.',
    hi: 'बोनस पॉइंट देता है।',
  },
  noAdjustment: {
    en: 'There is no such adjustment.',
    'hi-Latn': 'Points ka aisa koi badlav nahi hai.',
    hi: 'पॉइंट का ऐसा कोई बदलाव नहीं है।',
  },
  nameSharers: {
    en: 'Name exactly the teams that share a rank, in the order that they get.',
    'hi-Latn': 'Sirf wahi teams likhein jo ek rank par hain, us order mein jo unhe milega.',
    hi: 'सिर्फ़ वही टीमें लिखें जो एक रैंक पर हैं, उस क्रम में जो उन्हें मिलेगा।',
  },
  stageBegun: {
    en: 'This stage has begun. Replace the team in its group instead.',
    'hi-Latn': 'Yeh stage shuru ho chuka hai. Team ko uske group mein replace karein.',
    hi: 'यह स्टेज शुरू हो चुका है। टीम को उसके ग्रुप में बदलें।',
  },
  nobodyLeft: {
    en: 'Nobody is left to take its place in the stage before.',
    'hi-Latn': 'Pichle stage mein uski jagah lene ke liye koi nahi bacha.',
    hi: 'पिछले स्टेज में उसकी जगह लेने के लिए कोई नहीं बचा।',
  },
  advancesDiffer: {
    en: '{stages}: who advances is different from before. Confirm that it is decided.',
    'hi-Latn':
      '{stages}: aage kaun jaata hai, woh pehle se alag hai. Confirm karein ki yeh tay hai.',
    hi: '{stages}: आगे कौन जाता है, वह पहले से अलग है। कन्फ़र्म करें कि यह तय है।',
  },
  notFinal: {
    en: '{stage} is not final, so there is nothing to reopen.',
    'hi-Latn': '{stage} final nahi hai, isliye dobara kholne ko kuch nahi hai.',
    hi: '{stage} फ़ाइनल नहीं है, इसलिए दोबारा खोलने को कुछ नहीं है।',
  },
  presetDelivered: {
    en: 'This preset comes with the site and stays as it is. Save yours under a name of its own.',
    'hi-Latn':
      'Yeh preset site ke saath aata hai aur aisa hi rahega. Apna alag naam se save karein.',
    hi: 'यह प्रीसेट साइट के साथ आता है और ऐसा ही रहेगा। अपना अलग नाम से सेव करें।',
  },
  presetChanged: {
    en: 'Someone else changed this preset meanwhile. Load it again, then make your changes.',
    'hi-Latn': 'Is beech kisi aur ne yeh preset badal diya. Dobara load karke apne badlav karein.',
    hi: 'इस बीच किसी और ने यह प्रीसेट बदल दिया। दोबारा लोड करके अपने बदलाव करें।',
  },
  championChanges: {
    en: 'With this the champion of the final changes. Only the owner can confirm that.',
    'hi-Latn': 'Isse final ka champion badal jaata hai. Ise sirf owner confirm kar sakte hain.',
    hi: 'इससे फ़ाइनल का चैंपियन बदल जाता है। इसे सिर्फ़ ओनर कन्फ़र्म कर सकते हैं।',
  },
  sayWhyRescore: {
    en: 'Say why the stage is scored again. Everybody reads it.',
    'hi-Latn': 'Batayein ki stage ke points dobara kyon gine ja rahe hain. Sab ise padhte hain.',
    hi: 'बताएँ कि स्टेज के पॉइंट दोबारा क्यों गिने जा रहे हैं। सब इसे पढ़ते हैं।',
  },
  stageChanged: {
    en: 'Someone else changed this stage meanwhile. Load it again, then make your changes.',
    'hi-Latn': 'Is beech kisi aur ne yeh stage badal diya. Dobara load karke apne badlav karein.',
    hi: 'इस बीच किसी और ने यह स्टेज बदल दिया। दोबारा लोड करके अपने बदलाव करें।',
  },
  stageFinal: {
    en: '{stage} is final. Ask the owner to reopen it.',
    'hi-Latn': '{stage} final hai. Owner se dobara khulwayein.',
    hi: '{stage} फ़ाइनल है। ओनर से दोबारा खुलवाएँ।',
  },
  laterStage: {
    en: 'Choose a later stage of this tournament.',
    'hi-Latn': 'Is tournament ka koi baad wala stage chunein.',
    hi: 'इस टूर्नामेंट का कोई बाद वाला स्टेज चुनें।',
  },
  bestOfRest: {
    en: 'The best of the rest need groups with tables of their own.',
    'hi-Latn': '“Baakiyon mein sabse acche” ke liye apni apni table wale groups chahiye.',
    hi: '“बाकियों में सबसे अच्छे” के लिए अपनी-अपनी टेबल वाले ग्रुप चाहिए।',
  },
  oneTable: {
    en: 'This stage has one table: its bands name no groups.',
    'hi-Latn': 'Is stage ki ek hi table hai: aage jaane wali ranks mein group nahi chunte.',
    hi: 'इस स्टेज की एक ही टेबल है: आगे जाने वाली रैंक में ग्रुप नहीं चुनते।',
  },
  presetSaved: {
    en: 'The preset is saved.',
    'hi-Latn': 'Preset save ho gaya.',
    hi: 'प्रीसेट सेव हो गया।',
  },
  presetVersion: {
    en: 'The preset is saved as a new version.',
    'hi-Latn': 'Preset naye version mein save ho gaya.',
    hi: 'प्रीसेट नए वर्ज़न में सेव हो गया।',
  },
  rescored: {
    en: 'The stage is scored again.',
    'hi-Latn': 'Stage ke points dobara gine gaye.',
    hi: 'स्टेज के पॉइंट दोबारा गिने गए।',
  },
  unchanged: {
    en: 'Nothing is changed yet.',
    'hi-Latn': 'Abhi kuch nahi badla.',
    hi: 'अभी कुछ नहीं बदला।',
  },
  scoringSaved: {
    en: 'Saved. Matches that are not published yet count by it.',
    'hi-Latn': 'Save ho gaya. Jo matches publish nahi hue woh isse count honge.',
    hi: 'सेव हो गया। जो मैच पब्लिश नहीं हुए वे इससे गिने जाएँगे।',
  },
  finalised: {
    en: 'The stage is final. The teams are told.',
    'hi-Latn': 'Stage final hai. Teams ko bata diya gaya.',
    hi: 'स्टेज फ़ाइनल है। टीमों को बता दिया गया।',
  },
  reopened: {
    en: 'The stage is open again. Teams that advanced stay until it is final again.',
    'hi-Latn':
      'Stage phir se khula hai. Jo teams aage gayin woh wahi rahengi, jab tak stage dobara final na ho.',
    hi: 'स्टेज फिर से खुला है। जो टीमें आगे गईं वे वही रहेंगी, जब तक स्टेज दोबारा फ़ाइनल न हो।',
  },
  takesPlace: {
    en: '{team} takes the place.',
    'hi-Latn': '{team} woh jagah leti hai.',
    hi: '{team} वह जगह लेती है।',
  },
  pointsCount: {
    en: 'The points count now.',
    'hi-Latn': 'Points ab count honge.',
    hi: 'पॉइंट अब गिने जाएँगे।',
  },
  adjustmentRevoked: {
    en: 'The adjustment is revoked.',
    'hi-Latn': 'Points ka badlav hata diya.',
    hi: 'पॉइंट का बदलाव हटा दिया।',
  },
  orderStands: {
    en: 'The order stands.',
    'hi-Latn': 'Order tay ho gaya.',
    hi: 'क्रम तय हो गया।',
  },
  disputesOpen: {
    en: '{count, plural, one {A dispute is open.} other {# disputes are open.}}',
    'hi-Latn': '{count, plural, one {1 dispute khula hai.} other {# disputes khule hain.}}',
    hi: '{count, plural, one {1 डिस्प्यूट खुला है।} other {# डिस्प्यूट खुले हैं।}}',
  },
  notFinalYet: {
    en: 'Not final or cancelled yet: match {matches}.',
    'hi-Latn': 'Abhi final ya cancel nahi hue: match {matches}.',
    hi: 'अभी फ़ाइनल या रद्द नहीं हुए: मैच {matches}।',
  },
  noResults: {
    en: 'No match of this stage has a result.',
    'hi-Latn': 'Is stage ke kisi match ka result nahi hai.',
    hi: 'इस स्टेज के किसी मैच का रिज़ल्ट नहीं है।',
  },
  ranksLead: {
    en: 'Who goes on: {problem}',
    'hi-Latn': 'Kaun aage jaata hai: {problem}',
    hi: 'कौन आगे जाता है: {problem}',
  },
  tieAtCut: {
    en: '{teams} are equal across a cut. Rule on it or play a tie-break match.',
    'hi-Latn': '{teams} cut par barabar hain. Aap faisla karein ya ek tie-break match khilayein.',
    hi: '{teams} कट पर बराबर हैं। आप फ़ैसला करें या एक टाई-ब्रेक मैच खिलाएँ।',
  },
  unequalMatches: {
    en: 'The groups have not played equally many matches.',
    'hi-Latn': 'Sab groups ne barabar matches nahi khele.',
    hi: 'सब ग्रुप ने बराबर मैच नहीं खेले।',
  },
});
