import { dateAParis, formatDate, formatDateLongue } from '@espace-adherent/domain/calendrier'
import { chooseCopie, sortCopies } from '@espace-adherent/domain/carte-tp'
import { Button } from '@espace-adherent/ui/actions'
import { SelectField } from '@espace-adherent/ui/choix'
import { Notice } from '@espace-adherent/ui/feedback'
import { IconRefresh } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { recallContrat } from '../../platform/session/contrat-courant.ts'
import { useServerBack } from '../../platform/session/server-back.ts'
import { Faces } from './Faces.tsx'
import { type CopieCarte, readCopies } from './garde.ts'
import css from './hors-ligne.module.css'
import { textes } from './textes.ts'

/** Without the network: the cards that this device keeps, and nothing else of anybody. */
export function CartesHorsLigne() {
  const [copies, setCopies] = useState<CopieCarte[] | null>(null)
  const [numeroContrat, setNumeroContrat] = useState<string | null>(null)
  useEffect(() => void readCopies().then(setCopies), [])
  if (!copies) return null
  const aujourdhui = dateAParis(new Date())
  const { lisibles, expirees } = sortCopies(copies, aujourdhui)
  const voulu = numeroContrat ?? (lisibles[0] ? recallContrat(lisibles[0].userName) : null)
  const copie = chooseCopie(lisibles, aujourdhui, voulu)
  return (
    <div className="stack gap-24">
      <div className={css.tete}>
        <ScreenTitle
          lead={copie && textes.carteDu(formatDateLongue(dateAParis(new Date(copie.lueLe))))}
        >
          {textes.vousEtesHorsLigne}
        </ScreenTitle>
        <Reessayer />
      </div>
      {lisibles.length > 1 && copie && (
        <div className={css.choix}>
          <SelectField
            label={textes.contrat}
            choix={lisibles.map(({ carte }) => ({
              valeur: carte.numeroContrat,
              libelle: textes.choixContrat(carte.nomOffre, carte.numeroContrat),
            }))}
            value={copie.carte.numeroContrat}
            onChange={setNumeroContrat}
          />
        </div>
      )}
      {copie && <Faces carte={copie.carte} />}
      {expirees.map(({ carte }) => (
        <Notice
          key={carte.numeroContrat}
          tone="warning"
          title={textes.copieExpiree(carte.nomOffre, formatDate(carte.dateFin))}
        >
          {textes.copieExpireeTexte}
        </Notice>
      ))}
    </div>
  )
}

function Reessayer() {
  const { isAsking, isStillAway, ask } = useServerBack()
  return (
    <div className="cluster center gap-8 col-16">
      <Button
        busy={isAsking}
        icon={<IconRefresh size={20} stroke={1.75} aria-hidden="true" />}
        onClick={ask}
      >
        {textes.reessayer}
      </Button>
      <p role="status" className="note">
        {isStillAway ? textes.toujoursHorsLigne : textes.resteHorsLigne}
      </p>
    </div>
  )
}
