import { sanctionFields } from '@/backend/sanction'
import {
  commonErrors,
  optionalField,
  requiredField,
  serviceCall,
} from '@/features/service-api/catalog/fields'
import type { ServiceDoc } from '@/features/service-api/catalog/types'

export const screeningServices: readonly ServiceDoc[] = [
  serviceCall('sanction-shield-search', {
    summary:
      'Searches sanction lists for a person and returns every record that matches closely enough.',
    notes: [
      'Set a cutoff for each field: the lowest score that counts as a match. Use 0.8 for names, and 1 for document numbers and dates of birth.',
      'Names are compared word by word, so word order and spelling may differ. Set `transliterate` if the name is in Arabic script and the list is in Latin script, or vice versa.',
      'A record matches if at least one field matches. With `match_all_fields`, every field must match.',
      'Treat a match as a reason to review the record, not as a verdict, because many people share a name. The portal shows the score of each field.',
    ],
    data: [
      requiredField('sanction_lists', 'array', 'The names of the lists to search.', {
        items: 'string',
      }),
      requiredField('fields', 'array', 'The values to search for. Send at least one.', {
        fields: [
          requiredField('field_name', 'string', 'The record field to compare.', {
            values: sanctionFields,
          }),
          requiredField('value', 'string', 'The value to compare with the record field.'),
          requiredField(
            'cutoff_match_score',
            'number',
            'The lowest score that counts as a match, from 0 to 1.',
          ),
        ],
      }),
      optionalField('match_all_fields', 'boolean', 'Whether a record must match in every field.'),
      optionalField(
        'transliterate',
        'boolean',
        'Whether to compare Arabic script with Latin script.',
      ),
    ],
    result: [
      requiredField('status', 'string', 'The outcome of the search.', {
        values: ['match', 'no_match'],
      }),
      requiredField('is_match', 'boolean', 'Whether any record matches.'),
      requiredField('matched_records', 'array', 'Up to 200 matching records, best match first.', {
        fields: [
          requiredField(
            'data',
            'object',
            'The record as it appears on the list. Fields vary by list.',
          ),
          requiredField('sanction_list', 'string', 'The list that contains the record.'),
          requiredField('matched_fields', 'array', 'The fields that reached their cutoff.', {
            fields: [
              requiredField('field_name', 'string', 'The field name.'),
              requiredField('match_score', 'number', 'The match score, from 0 to 1.'),
            ],
          }),
        ],
      }),
    ],
    errors: [...commonErrors, 5048],
    example: {
      request: {
        data: {
          sanction_lists: ['world_council'],
          fields: [
            { field_name: 'full_name', value: 'Youssef Al-Qamrani', cutoff_match_score: 0.8 },
          ],
          match_all_fields: false,
          transliterate: true,
          bundle_key: '{{bundle_key}}',
        },
      },
      response: {
        result: {
          status: 'match',
          is_match: true,
          matched_records: [
            {
              data: {
                full_name: 'Yusuf Khaled Elkamrani',
                nationality: 'Jordan',
                birth_date_year: 1971,
                remarks: null,
              },
              sanction_list: 'world_council',
              matched_fields: [{ field_name: 'full_name', match_score: 0.8731 }],
            },
          ],
        },
        transaction_id: '8d3a5e71-0c44-4f5b-9f0e-2b6c7d8e9f10',
        trials_remaining: 2,
      },
    },
  }),
  serviceCall('transliterate', {
    summary: 'Transliterates an Arabic name into Latin script, or a Latin name into Arabic script.',
    notes: [
      'The service detects the script of the text. The response contains the name in both scripts.',
      'A name can have many spellings, and the service returns the most common one. To check whether two spellings can be the same name, compare the names instead of their transliterations.',
    ],
    data: [requiredField('text', 'string', 'The name, up to 200 characters.')],
    result: [
      requiredField('arabic', 'string', 'The name in Arabic script.'),
      requiredField('latin', 'string', 'The name in Latin script.'),
    ],
    errors: commonErrors,
    example: {
      request: { data: { text: 'سلمى فريد', bundle_key: '{{bundle_key}}' } },
      response: {
        result: { arabic: 'سلمى فريد', latin: 'Salma Farid' },
        transaction_id: '5e2b9c40-7d18-4a36-b1c2-94e0f7a6d3b5',
        trials_remaining: 2,
      },
    },
  }),
]
