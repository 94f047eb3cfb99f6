import { foldLetters } from '@/lib/fold-text'

/** A month's number and its calendar. */
export interface NamedMonth {
  month: number
  calendar: 'gregory' | 'hijri'
}

/** Meanings of the words in a date of birth. */
const wordKinds = [
  // Leaves a range open on one side, as in "before 1960".
  'open',
  // Connects two dates.
  'range',
  // Connects alternatives.
  'or',
  'decade',
  // Starts a date of birth.
  'label',
  // Starts a fact with other dates.
  'stop',
  // Starts a fact with other dates, but only after a label.
  'other',
  // Has no effect.
  'filler',
  'place',
  'unknown',
  'hijri',
  'buddhist',
] as const
export type WordKind = (typeof wordKinds)[number]

/** Month names in English, French, German, Spanish, Russian, Turkish, Arabic (Egypt, Levant, Maghreb) and Thai. */
const months = [
  'january janvier januar janner enero январь января ocak يناير كانون_الثاني كانون_ثاني جانفي มกราคม',
  'february fevrier februar feber febrero февраль февраля subat فبراير شباط فيفري กุมภาพันธ์',
  'march mars marz maerz mrz marzo март марта mart مارس آذار มีนาคม',
  'april avril abril апрель апреля nisan أبريل نيسان أفريل เมษายน',
  'may mai mayo май мая mayis مايو أيار ماي مايس พฤษภาคม',
  'june juin juni junio июнь июня haziran يونيو يونيه حزيران جوان มิถุนายน',
  'july juillet juli julio июль июля temmuz يوليو يوليه تموز جويلية يوليوز กรกฎาคม',
  'august aout agosto август августа agustos أغسطس آب أوت غشت أغشت สิงหาคม',
  'september septembre septiembre setiembre сентябрь сентября eylul سبتمبر أيلول شتنبر شتمبر กันยายน',
  'october octobre oktober octubre октябрь октября ekim أكتوبر تشرين_الأول تشرين_أول ตุลาคม',
  'november novembre noviembre ноябрь ноября kasim نوفمبر تشرين_الثاني تشرين_ثاني نونبر พฤศจิกายน',
  'december decembre dezember diciembre декабрь декабря aralik ديسمبر كانون_الأول كانون_أول دجنبر دجمبر ธันวาคม',
]
const hijriMonths = [
  'محرم muharram mouharram',
  'صفر safar',
  'ربيع_الأول ربيع_أول rabi_i rabi_al_awwal rabi_al_awal',
  'ربيع_الثاني ربيع_ثاني ربيع_الآخر ربيع_آخر rabi_ii rabi_al_thani rabi_al_akhir',
  'جمادى_الأولى جمادى_الأول جمادى_أول jumada_i jumada_al_ula jumada_al_awwal',
  'جمادى_الثانية جمادى_الثاني جمادى_الآخرة جمادى_الآخر jumada_ii jumada_al_thani jumada_al_akhirah',
  'رجب rajab',
  'شعبان shaban chaaban',
  'رمضان ramadan ramadhan',
  'شوال shawwal chawwal',
  'ذو_القعدة ذي_القعدة dhu_al_qadah zul_qadah dhul_qadah',
  'ذو_الحجة ذي_الحجة dhu_al_hijjah zul_hijjah dhul_hijjah',
]

const words: Record<WordKind, string> = {
  open: `before prior pre after post since earlier later onward onwards younger older by than present
    avant apres jusque jusqu depuis anterieur posterieur
    vor nach bis seit ab fruher spater
    antes despues desde hasta anterior posterior partir
    до после ранее позднее позже раньше начиная
    once sonra oncesi sonrasi evvel kadar beri itibaren
    قبل بعد حتى منذ لغاية`,
  range: `between betw btw from to until till til through thru
    entre zwischen
    между с со по от
    arasi arasinda
    بين إلى ولغاية`,
  or: `or and alt alternate alternatively also either
    et ou soit a au al
    und oder bzw beziehungsweise sowie
    o u y e
    и или либо
    ve veya yahut ya ile
    و أو أم الموافق`,
  decade: `s decade decades annees anos х ых лар lar ler larda lerde jahren`,
  label: `dob yob birthdate born
    ne nee
    geb geboren geburtsdatum geburtsjahr
    nacido nacida nac
    родился родилась родившийся род
    dogumlu
    مواليد ولد ولدت المولود`,
  stop: `pob place died deceased death dod killed dead
    lieu decede decedee mort morte deces
    geburtsort gestorben verstorben gest
    lugar fallecido fallecida muerto muerta
    место умер умерла
    yeri oldu olum
    مكان محل توفي توفيت متوفى`,
  other: `nationality national nationalities citizen citizenship passport id identification address gender sex listed
    title position age aged linked expires issued
    nationalite passeport adresse sexe staatsangehorigkeit reisepass nacionalidad pasaporte
    гражданство паспорт адрес uyrugu pasaport جنسية الجنسية جواز`,
  filler: `circa c ca cca cir approx approximate approximately appx appr aprx thereabouts ish about abt around roughly est estimated estimate
    probably prob possibly poss perhaps maybe presumably likely believed reportedly allegedly some sometime exact only
    not no the year years yr of on is was so up as ad ce date birth day days month months bd b d
    early mid middle late end beginning start spring summer autumn fall winter first second half quarter
    presume presumee environ environs aux env vers autour approximatif approximative approximativement estime estimee probablement peut etre
    ete printemps automne hiver courant
    date naissance de du d l le la les annee an jour mois debut fin
    zirka etwa ungefahr ungef rund um gegen schatzungsweise geschatzt angeblich vermutlich wahrscheinlich am der den jahr jahre
    von anfang mitte ende fruhjahr fruhling sommer herbst
    hacia alrededor aproximadamente aproximado aproximada aprox cerca sobre probablemente estimado quizas posiblemente
    principios mediados finales fines verano otono invierno primavera
    fecha nacimiento del el los ano dia mes
    около примерно приблизительно ориентировочно ок прибл предположительно вероятно возможно порядка дата рождения рожд
    начало начале середина середине конец конце весна лето осень зима весной летом осенью зимой
    год года году годы лет г гг гр р
    yaklasik takriben takribi tahminen tahmini civari civarinda muhtemelen olarak dogum tarihi yili yilinda yil sene da
    خلال حوالي بحوالي تقريبا نحو قرابة زهاء يقارب بحدود حدود ما عام سنة العام السنة ولادة تاريخ الميلاد الولادة ميلاد من شهر
    يوم م ميلادي ميلادية على وجه التقريب لعام لسنة
    dan den tan ten ta te nin
    mon tue wed thu fri sat sun monday tuesday wednesday thursday friday saturday sunday
    lundi mardi mercredi jeudi vendredi samedi dimanche
    montag dienstag mittwoch donnerstag freitag samstag sonntag
    lunes martes miercoles jueves viernes sabado domingo
    понедельник вторник среда четверг пятница суббота воскресенье
    pazartesi sali carsamba persembe cuma cumartesi pazar
    الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد`,
  place: 'in at en im aus в во في',
  unknown: `unknown unk undated nil null none nan na available known provided given recorded specified
    inconnu inconnue unbekannt desconocido desconocida неизвестно неизвестен неизвестна неизв нет bilinmiyor مجهول معروف غير معلوم`,
  hijri: `ah h hijri hijriya hegire hegira hicri هـ هجري هجرية للهجرة`,
  buddhist: 'be buddhist พศ',
}

/** Folds a word to the vocabulary's spelling. Turkish `ı` becomes `i`, because its capital letter is `I`. */
export const foldWord = (text: string) => foldLetters(text).replaceAll('ı', 'i')

/** Minimum length of an abbreviated month, because shorter beginnings match too many words. */
const MIN_BEGINNING = 3

const kindByWord = new Map<string, WordKind>()
for (const kind of wordKinds)
  for (const word of foldWord(words[kind]).trim().split(/\s+/)) kindByWord.set(word, kind)

/**
 * Months, keyed by their names and by the beginnings of their names. Undefined for a beginning that two months share.
 */
const monthsByName = new Map<string, NamedMonth | undefined>()
for (const [calendar, list] of [
  ['gregory', months],
  ['hijri', hijriMonths],
] as const) {
  const names = list.map((line, index) =>
    foldWord(line)
      .split(' ')
      .map((name) => ({ name, named: { month: index + 1, calendar } })),
  )
  for (const { name, named } of names.flat())
    for (let end = MIN_BEGINNING; end < name.length; end += 1) {
      const beginning = name.slice(0, end)
      const knownMonth = monthsByName.get(beginning)
      const isShared = monthsByName.has(beginning) && knownMonth?.month !== named.month
      monthsByName.set(beginning, isShared ? undefined : named)
    }
  for (const { name, named } of names.flat()) monthsByName.set(name, named)
}

const severalWords = [...monthsByName.keys()]
  .filter((name) => /\p{L}_\p{L}/u.test(name))
  .toSorted((a, b) => b.length - a.length)
  .map((name) => name.replaceAll('_', "[\\s'’ʼʻ`-]+"))
const SEVERAL_WORDS = new RegExp(String.raw`(?<!\p{L})(?:${severalWords.join('|')})(?!\p{L})`, 'gu')

/** Joins the words of a month's name with `_`, as in "Rabi al-Awwal". */
export const joinNames = (text: string) =>
  text.replace(SEVERAL_WORDS, (name) => name.replace(/[^\p{L}]+/gu, '_'))

/** `some_month` is a word that two months share. */
export type Word = NamedMonth | { kind: WordKind | 'some_month' }

/** Returns a folded word's meaning; undefined for an unknown word. */
export function findMeaning(word: string): Word | undefined {
  const kind = kindByWord.get(word)
  if (kind) return { kind }
  if (monthsByName.has(word)) return monthsByName.get(word) ?? { kind: 'some_month' }
  return undefined
}
