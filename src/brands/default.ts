import type { CompleteBrand } from '@/lib/brand'

export const brand: CompleteBrand = {
  name: 'Verification portal',
  primary: [
    '#e9f5f8',
    '#d0e9f0',
    '#a5d4e1',
    '#72bace',
    '#449fb8',
    '#2186a1',
    '#10708b',
    '#0b5d76',
    '#0a4b60',
    '#083a4b',
  ],
  charts: {
    light: ['#0f728d', '#c37812', '#5843a4', '#3a9d74', '#a93c5a', '#8b84ba'],
    dark: ['#4a9fb5', '#d69941', '#978eef', '#70be8a', '#cb6d82', '#aeb2cb'],
  },
  favicon:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="6" fill="#0b5d76"/><g fill="none" stroke="#fff" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="M5 9V6.5A1.5 1.5 0 0 1 6.5 5H9m6 0h2.5A1.5 1.5 0 0 1 19 6.5V9m0 6v2.5a1.5 1.5 0 0 1-1.5 1.5H15m-6 0H6.5A1.5 1.5 0 0 1 5 17.5V15"/><path d="m8.5 12.2 2.4 2.4 4.6-5"/></g></svg>',
  termsUrl: 'https://example.com/terms',
  locale: 'en',
  // The texts of the specification stay to the letter.
  texts: {},
}
