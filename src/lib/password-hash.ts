import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * Returns the SHA-256 hash of the password followed by the suffix, both in UTF-8, as lowercase hex (behavior 9.2).
 * Neither trims nor normalizes the password.
 */
export function hashPassword(password: string, suffix: string): string {
  return bytesToHex(sha256(utf8ToBytes(password + suffix)))
}
