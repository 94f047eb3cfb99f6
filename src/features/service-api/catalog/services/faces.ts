import {
  commonErrors,
  optionalField,
  requiredField,
  serviceCall,
} from '@/features/service-api/catalog/fields'
import type { ServiceDoc } from '@/features/service-api/catalog/types'

export const faceServices: readonly ServiceDoc[] = [
  serviceCall('face-match', {
    summary:
      'Checks whether two photos show the same person, usually a selfie and the photo on a document.',
    notes: [
      'For the second photo, send exactly one of two fields: `second_img`, or the `transaction_id` of an earlier document request. With a `transaction_id`, the photo is cropped from the front of that document.',
      'Photos of two different people are not an error: `is_similar` is false. The portal lists the attempt under code 5033.',
      'Base your decision on `is_similar`. Use `confidence` only to sort cases for manual review, not as your own threshold.',
    ],
    data: [
      requiredField('first_img', 'image', 'The selfie, with one face looking at the camera.'),
      optionalField('second_img', 'image', 'The photo to compare with the selfie.'),
      optionalField(
        'transaction_id',
        'string',
        'The ID of the document request whose photo to compare, instead of `second_img`.',
      ),
    ],
    result: [
      requiredField('is_similar', 'boolean', 'Whether both photos show the same person.'),
      requiredField('confidence', 'number', 'The similarity of the faces, from 0 to 1.'),
    ],
    errors: [...commonErrors, 5033],
    example: {
      request: {
        data: {
          first_img: '{{first_img}}',
          second_img: '{{second_img}}',
          bundle_key: '{{bundle_key}}',
        },
      },
      response: {
        result: { is_similar: true, confidence: 0.9312 },
        transaction_id: '0b7c2f64-52f1-4e0c-8a5e-6d1f9c30e7a2',
        trials_remaining: 2,
      },
    },
  }),
]
