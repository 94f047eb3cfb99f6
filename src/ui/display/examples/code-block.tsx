import type { Examples } from '@gallery/example'
import { CodeBlock } from '@/ui/display/code-block'
import type { HighlightedCode } from '@/ui/display/highlighted-code'

const short: HighlightedCode = [['npm install @verification/sdk']]

const long: HighlightedCode = [
  [['comment', '// The key of the bundle is in the portal, on its page.']],
  [
    ['keyword', 'const'],
    ' sdk = ',
    ['keyword', 'await'],
    ' ',
    ['name', 'createVerification'],
    '({ ',
    ['attribute', 'bundleKey'],
    ': ',
    ['string', '"{{bundle_key}}"'],
    ', ',
    ['attribute', 'timeout'],
    ': ',
    ['number', '30_000'],
    ', ',
    ['attribute', 'returnAddress'],
    ': ',
    ['string', '"https://example.com/onboarding/verified"'],
    ' })',
  ],
  [],
  [['keyword', 'await'], ' sdk.', ['name', 'start'], '()'],
]

const Long = () => (
  <div style={{ inlineSize: 640, padding: 4 }}>
    <CodeBlock
      code={long}
      label="Start a session in TypeScript"
      values={{ bundle_key: 'b-20011' }}
    />
  </div>
)

export const examples: Examples = {
  'one line': () => <CodeBlock code={short} label="Install" />,
  'each kind of word': Long,
  'a placeholder without a value': () => (
    <div style={{ inlineSize: 640 }}>
      <CodeBlock code={long} label="TypeScript" />
    </div>
  ),
  'on a phone, with a long label': {
    Framed: () => (
      <CodeBlock
        code={long}
        label="src/features/onboarding/verification/start-verification-of-a-new-customer.ts"
      />
    ),
    width: 390,
    height: 240,
  },
}
