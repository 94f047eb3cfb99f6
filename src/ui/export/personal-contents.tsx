import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { PersonalKind } from '@/lib/personal'
import { formatList } from '@/lib/format-list'

/** Kind of personal data. Includes images, because they also identify a person. */
export type PersonalContent = PersonalKind | 'image'

const names: Record<PersonalContent, MessageDescriptor> = {
  name: msg`names`,
  national_id: msg`national IDs`,
  phone: msg`phone numbers`,
  email: msg`email addresses`,
  address: msg`addresses`,
  document: msg`document numbers`,
  birth_date: msg`dates of birth`,
  reference: msg`user references`,
  image: msg`images`,
  text: msg`personal details`,
}

/** Returns a function that describes the personal data in a file or on a sheet, and the maximum number of people. */
export function usePersonalContents() {
  const { t, i18n } = useLingui()
  return (contents: readonly PersonalContent[], people: number) => {
    // Listed in the order above, regardless of the column order.
    const listedNames = Object.entries(names).flatMap(([content, name]) =>
      contents.some((each) => each === content) ? [i18n._(name)] : [],
    )
    const list = formatList(listedNames, i18n.locale)
    return t`Contains ${list} for ${plural(people, { one: 'one person', other: 'up to # people' })}.`
  }
}
