import {
  cardChecks,
  egyptianCard,
  egyptianPassport,
  maghrebCard,
  moroccanPassport,
  taxCard,
} from '@/features/service-api/catalog/document-fields'
import {
  commonErrors,
  lang,
  requiredField,
  serviceCall,
} from '@/features/service-api/catalog/fields'
import type { FieldDoc, Json, ServiceDoc } from '@/features/service-api/catalog/types'

type DocumentDetails = Pick<ServiceDoc, 'summary' | 'notes'> & {
  documentType: string
  /** Whether the document has a back. A one-sided document is sent as `img`. */
  hasBack: boolean
  result: readonly FieldDoc[]
  besideResult?: readonly FieldDoc[]
  example: { [field: string]: Json }
  exampleBesideResult?: { [field: string]: Json }
}

const photo = 'JPEG or PNG, up to 8 MB, at least 1,000 pixels wide, with all four corners visible.'

function documentCall(
  id: string,
  { documentType, hasBack, result, besideResult, example, ...more }: DocumentDetails,
): ServiceDoc {
  const { summary, notes = [], exampleBesideResult = { document_type: documentType } } = more
  const images = hasBack
    ? [
        requiredField('front_img', 'image', `A photo of the front. ${photo}`),
        requiredField('back_img', 'image', 'A photo of the back of the same card.'),
      ]
    : [requiredField('img', 'image', `A photo of the document. ${photo}`)]
  return serviceCall(id, {
    summary,
    notes: [
      ...notes,
      'An unreadable photo returns 5009 and uses an attempt. In your app, check that the photo is sharp before you send it.',
    ],
    besideData: [
      requiredField('document_type', 'string', 'The document type.', { values: [documentType] }),
    ],
    data: [...images, lang],
    result,
    besideResult: besideResult ?? [
      requiredField('document_type', 'string', 'The document type from the request.', {
        values: [documentType],
      }),
    ],
    errors: [...commonErrors, 5009, 5021],
    example: {
      request: {
        document_type: documentType,
        data: {
          ...Object.fromEntries(images.map(({ name }) => [name, `{{${name}}}`])),
          lang: 'en',
          bundle_key: '{{bundle_key}}',
        },
      },
      response: {
        result: example,
        ...exampleBesideResult,
        transaction_id: '3f0c1c1e-6f0a-4b7e-9a57-0d6f6f1b2c34',
        trials_remaining: 2,
      },
    },
  })
}

const nameInTwoScripts = {
  first_name: { arabic: 'سلمى', latin: 'SALMA' },
  full_name: { arabic: 'سلمى بن نموذج', latin: 'SALMA BEN NAMOUDHAJ' },
}

export const documentServices: readonly ServiceDoc[] = [
  documentCall('egy-nid', {
    documentType: 'egy_nid',
    summary: 'Reads both sides of an Egyptian national ID card.',
    notes: [
      'Compare `front_nid` with `back_nid`. If they differ, the sides belong to different cards.',
      'An expired card is still read, and `document_verification_plus.expired` is true. If the bundle rejects expired documents, the request returns 5021 instead.',
      'Keep the `transaction_id`. Send it with a face match to use the photo on this card without uploading it again.',
    ],
    hasBack: true,
    result: egyptianCard,
    besideResult: cardChecks,
    example: {
      first_name: 'محمود',
      full_name: 'محمود سالم فريد النموذجي',
      street: '12 شارع النيل',
      area: 'الدقي - الجيزة',
      front_nid: '29001018800013',
      back_nid: '29001018800013',
      serial_number: 'XX0000000',
      release_date: '2024-03-01',
      expiry_date: '2031-03-01',
      gender: 'ذكر',
      marital_status: 'أعزب',
      profession: 'مهندس',
      religion: 'مسلم',
      husband_name: '',
      date_of_birth: '1990-01-01',
      age: 36,
      birth_governarate: 'خارج الجمهورية',
      police_station: 'الدقي',
      governorate: 'الجيزة',
    },
    exampleBesideResult: {
      advanced_confidence: {
        fraud_detection_zone: 1,
        fraud_detection_details: {
          face_fraud_zone: 1,
          face_fraud_confidence: 0.9741,
          front_image_manipulation_zone: 1,
          front_image_manipulation_confidence: 0.9526,
        },
      },
      document_verification_plus: {
        expired: false,
        front_data_validity: true,
        back_data_validity: true,
        is_front_greyscale: false,
        is_back_greyscale: false,
        review_required: [],
      },
    },
  }),
  documentCall('egy-passport', {
    documentType: 'egy_passport',
    summary: 'Reads the data page of an Egyptian passport.',
    notes: ['Photograph the whole page, including the two lines of characters at the bottom.'],
    hasBack: false,
    result: egyptianPassport,
    example: {
      full_name: { arabic: 'نادية المثالي', latin: 'NADIA EL MITHALI' },
      passport_number: 'X00000000',
      front_nid: '29205058800024',
      nationality: 'EGY',
      gender: 'F',
      date_of_birth: '1992-05-05',
      profession: 'محاسبة',
      release_date: '2023-06-10',
      expiry_date: '2030-06-10',
    },
  }),
  documentCall('mar-nid', {
    documentType: 'mar_nid_ocr',
    summary: 'Reads both sides of a Moroccan national ID card.',
    notes: ['Names and places are in Arabic and Latin script, as printed on the card.'],
    hasBack: true,
    result: maghrebCard,
    example: {
      ...nameInTwoScripts,
      date_of_birth: '1994-11-20',
      place_of_birth: { arabic: 'فاس', latin: 'FES' },
      gender: 'F',
      release_date: '2022-02-14',
      expiry_date: '2032-02-14',
      document_number: 'XX000000',
    },
  }),
  documentCall('mar-passport', {
    documentType: 'mar_passport',
    summary: 'Reads the data page of a Moroccan passport.',
    notes: ['Photograph the whole page, including the two lines of characters at the bottom.'],
    hasBack: false,
    result: moroccanPassport,
    example: {
      ...nameInTwoScripts,
      date_of_birth: '1994-11-20',
      place_of_birth: { arabic: 'الرباط', latin: 'RABAT' },
      gender: 'F',
      release_date: '2023-09-03',
      expiry_date: '2028-09-03',
      passport_number: 'XX0000000',
      nationality: 'MAR',
    },
  }),
  documentCall('tun-nid', {
    documentType: 'tun_nid_ocr',
    summary: 'Reads both sides of a Tunisian national ID card.',
    notes: ['The card number has eight digits. Store it as text, because it may start with zeros.'],
    hasBack: true,
    result: maghrebCard,
    example: {
      first_name: { arabic: 'أمين', latin: 'AMINE' },
      full_name: { arabic: 'أمين الطرابلسي العينة', latin: 'AMINE TRABELSI EL AYINA' },
      date_of_birth: '1988-07-09',
      place_of_birth: { arabic: 'سوسة', latin: 'SOUSSE' },
      gender: 'M',
      release_date: '2021-04-22',
      expiry_date: '2031-04-22',
      document_number: '00000000',
    },
  }),
  documentCall('egy-tax-card', {
    documentType: 'egy_tax_card',
    summary: 'Reads an Egyptian tax card.',
    notes: ['The card names a company or a person. `taxpayer_name` contains that name.'],
    hasBack: false,
    result: taxCard,
    example: {
      taxpayer_name: 'شركة النموذج للتجارة',
      tax_registration_number: '000-000-000',
      activity: 'تجارة عامة',
      tax_office: 'مأمورية الاستثمار',
      release_date: '2023-01-15',
      expiry_date: '2028-01-15',
    },
  }),
]
