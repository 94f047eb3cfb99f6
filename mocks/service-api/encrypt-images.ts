/** Data that only the private key's owner can read. All values are base64. */
type Encrypted = { encrypted_key: string; iv: string; payload: string }

/**
 * Encrypts photos with AES-256-CBC under a new key, and this key with RSA-OAEP and SHA-256, as the service catalog
 * describes. Returns undefined if the public key is invalid.
 */
export async function encryptImages(
  images: Record<string, string>,
  publicKey: string,
): Promise<Encrypted | undefined> {
  const owner = await importPublicKey(publicKey)
  if (!owner) return undefined
  const iv = crypto.getRandomValues(new Uint8Array(16))
  const key = await crypto.subtle.generateKey({ name: 'AES-CBC', length: 256 }, true, ['encrypt'])
  const text = new TextEncoder().encode(JSON.stringify(images))
  const payload = await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, key, text)
  const rawKey = await crypto.subtle.exportKey('raw', key)
  const encryptedKey = await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, owner, rawKey)
  return {
    encrypted_key: base64(new Uint8Array(encryptedKey)),
    iv: base64(iv),
    payload: base64(new Uint8Array(payload)),
  }
}

async function importPublicKey(pem: string): Promise<CryptoKey | undefined> {
  try {
    const binary = atob(pem.replace(/-----[^-]+-----|\s/g, ''))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' }
    return await crypto.subtle.importKey('spki', bytes, algorithm, false, ['encrypt'])
  } catch {
    return undefined
  }
}

function base64(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}
