// Must come first because it declares the order of the layers.
import '@/theme.css'
import 'virtual:theme-variables.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/Input.layer.css'
// The shell's stylesheets.
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import '@mantine/core/styles/Skeleton.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { createRoot } from 'react-dom/client'
import { elementById } from '@/browser/dom-lookups'
import { activateEnglish } from '@/i18n/i18n'
import { activateLocale } from '@/i18n/translations'
import { languageTag } from '@/lib/locales'
import { setLayout } from '@/stores/layout'
import { setPreferences } from '@/stores/preferences'
import { readGallerySearch } from './address'
import { Gallery } from './gallery'
import { Providers } from './providers'

async function start() {
  activateEnglish()
  const search = readGallerySearch()
  const { scheme, direction, density, locale } = search
  await activateLocale(locale)
  setLayout({ currentTheme: scheme, direction, density, locale })
  setPreferences({ languageOffer: false })
  const html = document.documentElement
  html.lang = languageTag(locale)
  html.dir = direction
  html.dataset['density'] = density
  const root = elementById('root')
  if (!root) return
  createRoot(root).render(
    <Providers scheme={scheme} direction={direction}>
      <Gallery search={search} />
    </Providers>,
  )
}

void start()
