import { activateEnglish } from '@/i18n/i18n'

activateEnglish()
