import type { SanctionField } from '@/backend/sanction'

/**
 * Common headings for each field, in addition to the field's own name, separated by `|`. They include English, French,
 * German, Spanish, Russian, Turkish and Arabic headings, and the headings of public lists.
 */
export const headingsByField: Record<SanctionField, string> = {
  full_name: `person|nom complet|nom et prénom|nom et prénoms|prénom et nom|noms et prénoms|personne|الاسم|الاسم الكامل|
    الاسم بالكامل|الاسم الثلاثي|الاسم الرباعي|اسم الشخص|whole name|name of individual or entity|
    individual or entity|entity name|sdn name|primary name|name original script|namealias wholename|
    naal wholename|vollständiger name|name und vorname|vor- und nachname|nombre completo|nombre y apellidos|
    nombres y apellidos|apellidos y nombre|фио|ф и о|полное имя|фамилия имя отчество|наименование|ad soyad|
    adı soyadı|tam ad|isim soyisim`,
  first_name: `first|given name|given names|forename|prénom|prénoms|الاسم الأول|الاسم الشخصي|name 1|first names|
    namealias firstname|naal firstname|vorname|vornamen|rufname|nombres|primer nombre|nombre de pila`,
  middle_name: `middle|second name|father name|deuxième prénom|second prénom|nom du père|الاسم الأوسط|اسم الأب|الاسم الثاني|name 2|
    middle names|namealias middlename|naal middlename|zweiter vorname|segundo nombre|отчество|ikinci ad|baba adı`,
  last_name: `last|surname|family name|nom de famille|nom patronymique|اسم العائلة|اللقب|الاسم الأخير|الاسم العائلي|name 6|
    last names|surnames|third name|namealias lastname|naal lastname|nachname|familienname|zuname|apellido|
    apellidos|primer apellido|фамилия|soyad|soyadı|soyisim`,
  document_number: `document|document no|id number|national id|passport|passport number|passport no|numéro de document|
    numéro du document|n° de document|no de document|n° du document|pièce d’identité|numéro d’identité|
    numéro national|carte d’identité|passeport|numéro de passeport|n° de passeport|no de passeport|cin|
    رقم الوثيقة|رقم الهوية|الرقم القومي|رقم جواز السفر|جواز السفر|رقم البطاقة|رقم المستند|رقم الجواز|
    رقم البطاقة الشخصية|رقم بطاقة التعريف|الرقم الوطني|identifiers|identification number|
    national identification number|id no|document numbers|iden number|ausweisnummer|ausweis nr|passnummer|
    reisepassnummer|dokumentennummer|personalausweisnummer|documento|número de documento|n.º de documento|
    documento de identidad|dni|pasaporte|número de pasaporte|номер документа|документ|паспорт|номер паспорта|
    kimlik no|tc kimlik no|kimlik numarası|pasaport no|pasaport numarası|belge no`,
  nationality: `citizenship|nationalité|citoyenneté|الجنسية|nationalities|citizenships|citizenship countrydescription|
    citi country|staatsangehörigkeit|nationalität|staatsbürgerschaft|nacionalidad|ciudadanía|гражданство|
    национальность|uyruk|uyruğu|vatandaşlık`,
  gender: `sex|sexe|genre|الجنس|النوع|namealias gender|naal gender|geschlecht|sexo|género|пол|cinsiyet`,
  known_address: `address|adresse|adresse connue|domicile|العنوان|عنوان معروف|محل الإقامة|مكان الإقامة|addresses|address 1|
    address street|addr street|individual address|anschrift|wohnort|wohnanschrift|dirección|domicilio|адрес|
    место жительства|adres|ikamet adresi`,
  birth_date_day: `birth day|day of birth|dob day|day|jour|jour de naissance|يوم الميلاد|اليوم|birthdate day|birt day|
    geburtstag tag|día de nacimiento|día|день рождения|doğum günü`,
  birth_date_month: `birth month|month of birth|dob month|month|mois|mois de naissance|شهر الميلاد|الشهر|birthdate month|
    birt month|geburtsmonat|mes de nacimiento|mes|месяц рождения|doğum ayı`,
  birth_date_year: `birth year|year of birth|dob year|yob|year|année|année de naissance|سنة الميلاد|عام الميلاد|السنة|
    birthdate year|birt year|geburtsjahr|jahrgang|año de nacimiento|año|год рождения|doğum yılı`,
  language: `lang|script|langue|écriture|اللغة|namealias namelanguage|naal language|sprache|idioma|lengua|язык|dil`,
  remarks: `remark|notes|note|comment|comments|reason|remarque|remarques|commentaire|commentaires|observation|
    observations|motif|ملاحظات|ملاحظة|السبب|other information|additional information|listing information|
    comments1|entity remark|sanctions|bemerkung|bemerkungen|anmerkung|anmerkungen|grund|begründung|observaciones|
    notas|comentarios|motivo|примечание|примечания|комментарий|основание|açıklama|açıklamalar|not|notlar|gerekçe`,
}

/** Headings that match a field only if no other column matches that field. */
export const weakHeadingsByField: Partial<Record<SanctionField, string>> = {
  document_number: 'id',
  nationality: 'country|countries|pays|land|país|страна|ülke|الدولة|البلد',
}

export const wholeDateHeadings = `birth date|birthdate|birth dates|date of birth|dates of birth|individual date of birth|
    dob|d o b|born|birthdate birthdate|birt date|date de naissance|né le|née le|né(e) le|geburtsdatum|geburtstag|geboren|
    geboren am|fecha de nacimiento|fecha nacimiento|nacimiento|дата рождения|doğum tarihi|تاريخ الميلاد|تاريخ الولادة|الميلاد`
