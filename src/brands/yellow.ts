import type { BrandFile } from '@/lib/brand'

const mark = (letter: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="11" fill="#ffd400" stroke="${letter}" stroke-width="1"/><path d="m7.5 12.3 3.2 3.2 5.8-6.6" fill="none" stroke="#2a2300" stroke-width="2.25" stroke-linecap="round" stroke-linejoin="round"/></svg>`

/**
 * White text is unreadable on this color, so buttons and links use a darker shade. The logo keeps the original color.
 */
export const brand: BrandFile = {
  name: 'Canary ID',
  primary: '#ffd400',
  charts: {
    light: ['#a4880d', '#317cbc', '#a8417b', '#5b7a40', '#5254c6', '#818790'],
    dark: ['#ffd400', '#76b2ed', '#c371ab', '#56a870', '#9484e1', '#aca7ac'],
  },
  favicon: mark('#2a2300'),
  logo: { light: mark('#2a2300'), dark: mark('#ffd400') },
  termsUrl: 'https://canary.example/terms',
  supportUrl: 'help@canary.example',
  texts: {
    'Organiztan info was updated Successfully!': 'Organization info was updated successfully!',
    'Organiztion Created Successfully!': 'Organization created successfully!',
    'Sorry ! Something went wrong . Please try again later !':
      'Sorry! Something went wrong. Please try again later!',
  },
}
