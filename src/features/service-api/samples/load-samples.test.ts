import { expect, test } from 'vitest'
import { loadService } from '@/features/service-api/catalog/load-service'
import { serviceList } from '@/features/service-api/catalog/service-list'
import { codeText } from '@/ui/display/highlighted-code'
import { loadResponseExample, loadSamples } from './load-samples'
import { sampleCode } from './plain-samples'
import { sampleLanguages } from './sample-languages'

test.each(serviceList)(
  'highlights the samples of $id without changing their text',
  async ({ id }) => {
    const [service, samples] = await Promise.all([loadService(id), loadSamples(id)])
    for (const language of sampleLanguages)
      expect(codeText(samples[language])).toBe(sampleCode(service, language))
    const response = codeText(await loadResponseExample(id))
    expect(JSON.parse(response)).toEqual(service.example.response)
  },
)

test('highlights every language', async () => {
  const samples = await loadSamples('egy-nid')
  for (const language of sampleLanguages)
    expect(samples[language].flat().filter((token) => typeof token !== 'string')).not.toEqual([])
})

test('rejects an unknown service', async () => {
  await expect(loadSamples('palm-reading')).rejects.toThrow('There is no service palm-reading')
})
