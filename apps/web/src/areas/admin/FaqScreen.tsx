import { FaqRedaction } from '../../features/faq/gestion/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { faq } from './routes.ts'

export default function FaqScreen({ search }: ScreenProps) {
  return <FaqRedaction search={search} adresse={faq.link({})} />
}
