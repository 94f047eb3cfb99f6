import { useState } from 'react'
import type { Examples } from '@gallery/example'
import { setPreferences } from '@/stores/preferences'
import type { Locale } from '@/lib/locales'
import { useExampleLayout } from '@/ui/shell/examples/menu'
import { LanguageOffer } from '@/ui/shell/language/language-offer'

function Offer({ locale }: { locale: Exclude<Locale, 'en'> }) {
  useExampleLayout({ locale: 'en' })
  useState(() => setPreferences({ languageOffer: true }))
  return (
    <div style={{ maxInlineSize: '24rem', padding: 16 }}>
      <LanguageOffer locale={locale} />
    </div>
  )
}

const size = { width: 440, height: 140 }

export const examples: Examples = {
  Arabic: { Framed: () => <Offer locale="ar" />, ...size },
  Chinese: { Framed: () => <Offer locale="zh" />, ...size },
  French: { Framed: () => <Offer locale="fr" />, ...size },
  Japanese: { Framed: () => <Offer locale="ja" />, ...size },
}
