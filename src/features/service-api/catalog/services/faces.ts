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
      'Says whether two photos show the same person: usually a selfie and the photo on a document.',
    notes: [
      'The second photo is either sent as `second_img`, or taken from a document that you have already read: send the `transaction_id` of that call instead, and the photo is cropped from its front side. Send exactly one of the two.',
      'Two photos of different people are an answer and not an error: `is_similar` is false. The portal lists such an attempt under code 5033.',
      'Decide by `is_similar`. `confidence` is there to sort cases for manual review; do not build a threshold of your own on it.',
    ],
    data: [
      requiredField('first_img', 'image', 'The selfie, with one face that looks at the camera.'),
      optionalField('second_img', 'image', 'The photo to compare it with.'),
      optionalField(
        'transaction_id',
        'string',
        'The id of a document call whose photo to compare with, in place of `second_img`.',
      ),
    ],
    result: [
      requiredField('is_similar', 'boolean', 'Whether both photos show the same person.'),
      requiredField('confidence', 'number', 'How alike the faces are, from 0 to 1.'),
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
