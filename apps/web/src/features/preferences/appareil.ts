import { appareilsAddress } from '@espace-adherent/contract/addresses'
import type { Appareils } from '@espace-adherent/contract/appareils'
import { resourceUrl } from '@espace-adherent/contract/resources'
import { push } from '../../platform/device/push.ts'
import { http } from '../../platform/http/http.ts'

type Changement = { quoi: 'prevenir' | 'arreter' | 'retirer'; id: string | null }

const ecrire = (geste: object) => http.post(resourceUrl(appareilsAddress, 'update'), geste)

/** The browser is asked by the very gesture; `refusee`: its holder would rather not. */
export async function changer({ quoi, id }: Changement): Promise<'refusee' | null> {
  if (quoi === 'prevenir') {
    const abonnement = await push.begin(async () => {
      const { cle } = (await ecrire({ geste: 'ouvrir' })) as Appareils
      return cle ?? ''
    })
    if (!abonnement) return 'refusee'
    await ecrire({ geste: 'prevenir', ...abonnement })
    return null
  }
  if (quoi === 'arreter') await push.end()
  if (id !== null) await ecrire({ geste: 'retirer', id })
  return null
}

/** A device that is told is this session's from now on; in other hands, or given up elsewhere, it is told no more. */
export async function revoirAppareil(): Promise<void> {
  const endpoint = push.isPossible() ? await push.endpoint() : null
  if (endpoint === null) return
  const { appareils } = (await ecrire({ geste: 'revoir', endpoint })) as Appareils
  if (!appareils.some(({ isIci }) => isIci)) await push.end()
}
