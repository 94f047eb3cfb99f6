import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/**
 * Translated names of the API's services. The catalog has the same names in English, for its prose and generated
 * documents.
 * @internal Exported for its test.
 */
export const callNames = {
  token: msg`Access token`,
  'egy-nid': msg`Egyptian national ID`,
  'egy-passport': msg`Egyptian passport`,
  'mar-nid': msg`Moroccan national ID`,
  'mar-passport': msg`Moroccan passport`,
  'tun-nid': msg`Tunisian national ID`,
  'egy-tax-card': msg`Egyptian tax card`,
  'face-match': msg`Face match`,
  'sanction-shield-search': msg`Sanction Shield search`,
  transliterate: msg`Transliteration`,
  'otp-send': msg`Send a phone code`,
  'otp-verify': msg`Verify a phone code`,
  'otp-email-send': msg`Send an email code`,
  'otp-email-verify': msg`Verify an email code`,
  ntra: msg`Phone ownership (NTRA)`,
  cso: msg`Civil registry (CSO)`,
  'transaction-inquire': msg`Look up a transaction`,
  'fetch-images': msg`Fetch images`,
}

/** Returns a function that returns an API service's name, given its ID. */
export function useCallName(): (id: string) => string {
  const { i18n } = useLingui()
  return (id) => {
    const name = new Map(Object.entries(callNames)).get(id)
    return name ? i18n._(name) : id
  }
}
