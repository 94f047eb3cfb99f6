import { useState } from 'react'
import type { Examples } from '@gallery/example'
import { setPreferences } from '@/stores/preferences'
import { ConsentBanner } from '@/ui/shell/consent-banner'
import { FirstVisitNotices } from '@/ui/shell/first-visit-notices'
import classes from '@/ui/shell/first-visit.module.css'
import { LanguageOffer } from '@/ui/shell/language/language-offer'
import { useExampleLayout } from './menu'

const value = ['fr-FR', 'en']

/** Notice in a browser that prefers French. */
function Language() {
  useExampleLayout({ locale: 'en' })
  useState(() => setPreferences({ languageOffer: true }))
  useState(() => Object.defineProperty(navigator, 'languages', { value, configurable: true }))
  return <FirstVisitNotices />
}

/** Both notices, as if the portal's configuration counted usage. */
function Both() {
  useExampleLayout({ locale: 'en' })
  useState(() => setPreferences({ languageOffer: true }))
  return (
    <div className={classes.notices}>
      <LanguageOffer locale="fr" />
      <ConsentBanner />
    </div>
  )
}

export const examples: Examples = {
  'another language': { Framed: Language, height: 240 },
  'another language, and whether usage may be counted': { Framed: Both, height: 320 },
  'on a phone': { Framed: Both, width: 390, height: 480 },
}
