import { useEffect, useEffectEvent, useState } from 'react'
import { decodeConfig, encodeConfig, type SdkConfig } from '@/features/sdk-docs/sdk-config'

/** Browsers refuse an address that changes with every key press. */
const DELAY = 200

/** The configuration in the builder, kept in sync with the address in both directions. A host is only typed. */
export function useSdkConfig(address: string, onAddress: (text: string) => void) {
  const [config, setConfig] = useState<SdkConfig>(() => decodeConfig(address))
  const [seen, setSeen] = useState(address)
  const [sent, setSent] = useState(address)
  if (address !== seen) {
    setSeen(address)
    if (address !== sent) {
      setSent(address)
      setConfig(decodeConfig(address, config))
    }
  }

  const text = encodeConfig(config)
  const send = useEffectEvent(() => {
    if (text === address) return
    setSent(text)
    onAddress(text)
  })
  useEffect(() => {
    const timer = setTimeout(send, DELAY)
    return () => clearTimeout(timer)
  }, [text])
  return { config, setConfig, text }
}
