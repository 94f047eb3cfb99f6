import type { Examples } from '@gallery/example'
import { inState } from '@gallery/state'
import { PersonalInput } from '@/features/masking/personal-input'
import { sealPersonal } from '@/lib/personal'

const Saved = () => (
  <PersonalInput label="Contact name" saved={sealPersonal('Mona Saleh Abdelrahman')} />
)

export const examples: Examples = {
  'with a saved value': Saved,
  empty: () => <PersonalInput label="Contact name" saved={undefined} />,
  focus: inState('focus', Saved),
  disabled: () => (
    <PersonalInput label="Contact name" saved={sealPersonal('Mona Saleh Abdelrahman')} disabled />
  ),
  'with a description': () => (
    <PersonalInput
      label="Email"
      description="Becomes the first portal user and gets a link to choose a password."
      saved={undefined}
      type="email"
      dir="ltr"
    />
  ),
  error: () => (
    <PersonalInput
      label="Email"
      saved={sealPersonal('mona.saleh@example')}
      error="Enter an email address, such as name@example.com."
      type="email"
      dir="ltr"
    />
  ),
}
