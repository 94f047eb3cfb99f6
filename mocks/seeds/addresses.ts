type Place = { governorate: string; city: string; areas: readonly string[] }

/** Places where generated people live: the governorate, the city in English (for `geo`), and the police districts. */
export const places: readonly Place[] = [
  {
    governorate: 'القاهرة',
    city: 'Cairo',
    areas: [
      'مدينة نصر أول',
      'المعادي',
      'حلوان',
      'شبرا',
      'عين شمس',
      'المطرية',
      'السلام أول',
      'مصر الجديدة',
    ],
  },
  {
    governorate: 'الجيزة',
    city: 'Giza',
    areas: ['الدقي', 'العجوزة', 'الهرم', 'بولاق الدكرور', 'أكتوبر أول', 'إمبابة', 'العمرانية'],
  },
  {
    governorate: 'الإسكندرية',
    city: 'Alexandria',
    areas: ['المنتزه أول', 'سيدي جابر', 'العامرية', 'محرم بك', 'الرمل ثان'],
  },
  {
    governorate: 'القليوبية',
    city: 'Banha',
    areas: ['بنها', 'شبرا الخيمة أول', 'قليوب', 'الخانكة'],
  },
  {
    governorate: 'الدقهلية',
    city: 'Mansoura',
    areas: ['المنصورة أول', 'طلخا', 'ميت غمر', 'السنبلاوين'],
  },
  {
    governorate: 'الشرقية',
    city: 'Zagazig',
    areas: ['الزقازيق أول', 'بلبيس', 'العاشر من رمضان', 'فاقوس'],
  },
  { governorate: 'الغربية', city: 'Tanta', areas: ['طنطا أول', 'المحلة الكبرى', 'كفر الزيات'] },
  { governorate: 'المنوفية', city: 'Shibin El Kom', areas: ['شبين الكوم', 'منوف', 'أشمون'] },
  { governorate: 'البحيرة', city: 'Damanhur', areas: ['دمنهور', 'كفر الدوار', 'إيتاي البارود'] },
  { governorate: 'أسيوط', city: 'Asyut', areas: ['أسيوط أول', 'ديروط', 'منفلوط'] },
  { governorate: 'سوهاج', city: 'Sohag', areas: ['سوهاج أول', 'طهطا', 'جرجا'] },
  { governorate: 'المنيا', city: 'Minya', areas: ['المنيا', 'ملوي', 'سمالوط'] },
  { governorate: 'الفيوم', city: 'Faiyum', areas: ['الفيوم أول', 'سنورس', 'إطسا'] },
  { governorate: 'بورسعيد', city: 'Port Said', areas: ['الزهور', 'الضواحي', 'المناخ'] },
  { governorate: 'أسوان', city: 'Aswan', areas: ['أسوان', 'كوم أمبو', 'إدفو'] },
]

export const streets = [
  'شارع الجمهورية',
  'شارع النصر',
  'شارع السلام',
  'شارع الورود',
  'شارع المدرسة الثانوية',
  'حارة السقايين',
  'شارع بورسعيد',
  'شارع 26 يوليو',
  'شارع مسجد التوحيد',
  'عمارات الشباب',
  'مساكن العبور',
  'شارع الترعة',
  'شارع المحطة',
  'شارع الجيش',
  'عزبة النخل',
  'شارع الحرية',
  'شارع المستشفى العام',
  'درب البرابرة',
] as const
