import type { Sealer } from '../../platform/crypto/index.ts'
import { createCodes } from './codes.ts'
import { createEmbeddedFaq, keepRechercheVide } from './embedded.ts'
import type { InbentaConfig } from './inbenta/knowledge.ts'
import type { FaqService } from './service.ts'
import type { FaqSnapshot } from './snapshot.ts'

type Options = { snapshot: FaqSnapshot; sealer: Sealer; inbenta: InbentaConfig | null }

/** The portal's own questions, unless the insurer keeps them at Inbenta's. */
export function createFaqService({ snapshot, sealer, inbenta }: Options): FaqService {
  if (!inbenta) return createEmbeddedFaq({ snapshot, codes: createCodes(sealer) })
  // Fetched at the first question: most installations never need it.
  let loading: ReturnType<typeof load> | undefined
  const service = () => {
    loading ??= load(inbenta)
    return loading
  }
  return {
    list: async (demande) => (await service()).list(demande),
    popular: async (demande) => (await service()).popular(demande),
    search: async (demande, query) => (await service()).search(demande, query),
    // The assistant is somebody else's: asked at each letter, it would be too much of both.
    apercu: () => [],
    voisins: (clientCode) => snapshot.synonymes(clientCode).parMot,
    manque: keepRechercheVide,
    click: async (demande, clickCode) => (await service()).click(demande, clickCode),
    rate: async (demande, avis) => (await service()).rate(demande, avis),
  }
}

const load = (inbenta: InbentaConfig) =>
  import('./inbenta/index.ts').then(({ createInbentaFaq }) => createInbentaFaq(inbenta))
