import type { PlainCode } from '@/ui/display/highlighted-code'
import { greeting } from './greeting'

const javascript = `// A comment
const name = "{{bundle_key}}"
if (name.length < 3 && {{count}} > 1) send('${greeting}', \`<b>\${name}</b>\`)`

const json = `{
  "bundle_key": "{{bundle_key}}",
  "images": [{{front_img}}],

  "lang": "en"
}`

const kotlin = `val config = Config.Builder(token = "{{access_token}}")
    .setTime({{data}}) // & done
    .build()`

const bash = `curl "{{host}}/api/v1/" -H 'Authorization: Bearer {{access_token}}' -d '{"a": "<b>"}'`

export const code = {
  javascript: { language: 'javascript', text: javascript },
  json: { language: 'json', text: json },
  kotlin: { language: 'kotlin', text: kotlin },
  bash: { language: 'bash', text: bash },
  dart: { language: 'dart', text: "final token = '{{access_token}}'; // & <done>" },
} satisfies PlainCode
