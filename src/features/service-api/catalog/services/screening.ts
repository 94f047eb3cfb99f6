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
    summary: 'Searches sanction lists for a person, and returns every record that is close enough.',
    notes: [
      'Each field has a cutoff of its own: the lowest score that still counts as a match. 0.8 suits names; use 1 for document numbers and dates of birth.',
      'Names are compared word by word, so their order and spelling may differ. Set `transliterate` if the name is in Arabic and the list in Latin letters, or the other way round.',
      'A record matches if one of the fields does. With `match_all_fields`, all of them have to.',
      'A match is a reason to look at the record, not a verdict: names are shared by many people. The portal shows how each field scored.',
    ],
    data: [
      requiredField('sanction_lists', 'array', 'The names of the lists to search.', {
        items: 'string',
      }),
      requiredField('fields', 'array', 'What to search for; at least one.', {
        fields: [
          requiredField('field_name', 'string', 'The field of the record to compare.', {
            values: sanctionFields,
          }),
          requiredField('value', 'string', 'The value to compare it with.'),
          requiredField(
            'cutoff_match_score',
            'number',
            'The lowest score that matches, from 0 to 1.',
          ),
        ],
      }),
      optionalField('match_all_fields', 'boolean', 'A record has to match in every field.'),
      optionalField('transliterate', 'boolean', 'Compares Arabic letters with Latin ones.'),
    ],
    result: [
      requiredField('status', 'string', 'The outcome in a word.', {
        values: ['match', 'no_match'],
      }),
      requiredField('is_match', 'boolean', 'Whether any record matches.'),
      requiredField('matched_records', 'array', 'The best match first; at most 200.', {
        fields: [
          requiredField(
            'data',
            'object',
            'The record as its list has it. Lists differ in their fields.',
          ),
          requiredField('sanction_list', 'string', 'The list that the record is on.'),
          requiredField('matched_fields', 'array', 'The fields that reached their cutoff.', {
            fields: [
              requiredField('field_name', 'string', 'The name of the field.'),
              requiredField('match_score', 'number', 'How close it is, from 0 to 1.'),
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
    summary: 'Writes an Arabic name in Latin letters, or a Latin one in Arabic letters.',
    notes: [
      'The script is recognized from the text, and the answer holds the name in both.',
      'A name has many spellings, and this is the most common one. To find out whether two spellings can be the same name, compare the names instead of their transliterations.',
    ],
    data: [requiredField('text', 'string', 'The name, up to 200 characters.')],
    result: [
      requiredField('arabic', 'string', 'The name in Arabic letters.'),
      requiredField('latin', 'string', 'The name in Latin letters.'),
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
