import type { CleAcces } from '@espace-adherent/contract/cles-acces'
import { dateAParis, formatDateLongue } from '@espace-adherent/domain/calendrier'
import { Button } from '@espace-adherent/ui/actions'
import { IconTile } from '@espace-adherent/ui/layout'
import { IconFingerprint } from '@tabler/icons-react'
import css from './cles-acces.module.css'
import { textes } from './textes.ts'

const jour = (instant: string) => formatDateLongue(dateAParis(new Date(instant)))

export function CleItem({ cle, onRemove }: { cle: CleAcces; onRemove: () => void }) {
  const { libelle, creeLe, utiliseeLe } = cle
  return (
    <li className={css.cle}>
      <IconTile>
        <IconFingerprint size={22} stroke={1.75} />
      </IconTile>
      <div className={css.quoi}>
        <p className="strong">{libelle}</p>
        <p className="note">
          {textes.creeLe(jour(creeLe))},{' '}
          {utiliseeLe ? textes.utiliseeLe(jour(utiliseeLe)) : textes.jamaisUtilisee}
        </p>
      </div>
      <Button size="sm" aria-label={textes.supprimerLaCle(libelle)} onClick={onRemove}>
        {textes.supprimer}
      </Button>
    </li>
  )
}
