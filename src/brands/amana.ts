import type { BrandFile } from '@/lib/brand'

const shield = (fill: string, line: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M12 1.5 21 5v6.5c0 5-3.6 8.9-9 11-5.4-2.1-9-6-9-11V5z" fill="${fill}"/><path d="m8 12 2.8 2.8L16 9.4" fill="none" stroke="${line}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`

/** Arabic and right-to-left from the first visit on. */
export const brand: BrandFile = {
  name: 'أمانة',
  primary: '#6d28a8',
  charts: {
    light: ['#6d28a8', '#c57710', '#196e94', '#399967', '#ab3970', '#79829d'],
    dark: ['#b681e4', '#d19a3f', '#3496af', '#5fba83', '#c56985', '#a1abc3'],
  },
  favicon: shield('#6d28a8', '#ffffff'),
  logo: { light: shield('#6d28a8', '#ffffff'), dark: shield('#c9a2ec', '#1d0b2e') },
  drawing: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 264" fill="none" stroke-linecap="round" stroke-linejoin="round"><rect x="1" y="1" width="418" height="262" rx="16" fill="#ffffff" stroke="#e2e6ec"/><path d="M300 36h84v120h-84z" fill="#f3ecf9"/><circle cx="342" cy="80" r="20" stroke="#bfc7d1" stroke-width="1.5"/><path d="M308 146c3-20 15-30 34-30s31 10 34 30" stroke="#bfc7d1" stroke-width="1.5"/><path d="M264 52h-60M264 96h-60M264 140h-60" stroke="#e2e6ec" stroke-width="5"/><path d="M264 70H88M264 114H48M264 158H152M384 208H36M384 230H96" stroke="#d9c6ea" stroke-width="9"/><path d="m52 64 8 8 14-16" stroke="#6d28a8" stroke-width="4"/></svg>`,
  termsUrl: 'https://amana.example/terms',
  supportUrl: 'https://amana.example/help',
  locale: 'ar',
}
