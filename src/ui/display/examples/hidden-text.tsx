import type { Examples } from '@gallery/example'
import { HiddenText, TruncatedText } from '@/ui/display/hidden-text'

export const examples: Examples = {
  'for screen readers, after what is seen': () => (
    <p>
      3 of 5<HiddenText> steps are done</HiddenText>
    </p>
  ),
  'in one line': () => <TruncatedText>Account opening</TruncatedText>,
  'in one line, cut off': () => (
    <div style={{ inlineSize: 220 }}>
      <TruncatedText>Account opening for residents of the Gulf states</TruncatedText>
      <TruncatedText>فتح الحسابات للعملاء الجدد في المملكة العربية السعودية</TruncatedText>
    </div>
  ),
}
