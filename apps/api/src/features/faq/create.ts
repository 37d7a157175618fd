import type { Sealer } from '../../platform/crypto/index.ts'
import { createCodes } from './codes.ts'
import { createEmbeddedFaq } from './embedded.ts'
import type { InbentaConfig } from './inbenta/knowledge.ts'
import type { FaqService } from './service.ts'
import type { FaqSnapshot } from './snapshot.ts'

type Options = { snapshot: FaqSnapshot; sealer: Sealer; inbenta: InbentaConfig | null }

/** The portal's own questions, unless the insurer keeps them at Inbenta's. */
export function createFaqService({ snapshot, sealer, inbenta }: Options): FaqService {
  if (!inbenta) return createEmbeddedFaq({ snapshot, codes: createCodes(sealer) })
  // Fetched at the first question: most installations never need it.
  let loading: Promise<FaqService> | undefined
  const service = () => {
    loading ??= import('./inbenta/index.ts').then(({ createInbentaFaq }) =>
      createInbentaFaq(inbenta),
    )
    return loading
  }
  return {
    list: async (demande) => (await service()).list(demande),
    popular: async (demande) => (await service()).popular(demande),
    search: async (demande, query) => (await service()).search(demande, query),
    click: async (demande, clickCode) => (await service()).click(demande, clickCode),
    rate: async (demande, avis) => (await service()).rate(demande, avis),
  }
}
