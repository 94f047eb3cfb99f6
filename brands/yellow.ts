import type { BrandFile } from '@/lib/brand'

const mark = (letter: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="11" fill="#ffd400" stroke="${letter}" stroke-width="1"/><path d="m7.5 12.3 3.2 3.2 5.8-6.6" fill="none" stroke="#2a2300" stroke-width="2.25" stroke-linecap="round" stroke-linejoin="round"/></svg>`

/** A color on which white text cannot be read: buttons and links get a darker shade, the logo keeps it. */
export const brand: BrandFile = {
  name: 'Canary ID',
  primary: '#ffd400',
  charts: {
    light: ['#8a7000', '#2b6cb0', '#b0477f', '#3f8f63', '#5b5fc7', '#6b7684'],
    dark: ['#ffd400', '#6aa5e0', '#cf7ba6', '#63ad84', '#8f93e0', '#98a2af'],
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
