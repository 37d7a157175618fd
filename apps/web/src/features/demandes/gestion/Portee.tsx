import { Button } from '@espace-adherent/ui/actions'
import { type EtatVue, nombreFiltres } from './etat.ts'
import { textes } from './textes.ts'

const { recherche: mots } = textes

/** Where one is looking, while one looks for something. */
export function Portee({ vue, onElargir }: { vue: EtatVue; onElargir: () => void }) {
  if (vue.q === '') return null
  const isReduite = nombreFiltres(vue) > 0
  return (
    <p className="cluster center gap-8 note">
      {isReduite ? mots.reduite : mots.partout}
      {isReduite && (
        <Button size="sm" variant="quiet" onClick={onElargir}>
          {mots.elargir}
        </Button>
      )}
    </p>
  )
}
