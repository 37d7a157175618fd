import { actesGestion, teteDe } from '@espace-adherent/contract/actes'
import { porteeDe } from '@espace-adherent/domain/actes'
import { libellesPortee } from '@espace-adherent/domain/roles'
import { Card, Facts } from '@espace-adherent/ui/layout'
import { portail } from '../../platform/portail/settings.ts'
import css from './droits.module.css'
import { textes } from './textes.ts'

/** For whom each act is: who subscribed, who is covered, or both. */
export const Portees = () => (
  <Card title={textes.portees} className={css.portees}>
    <p className="note">{textes.porteesAide}</p>
    <Facts
      items={actesGestion.map((acte) => ({
        label: teteDe(acte).libelle,
        value: libellesPortee[porteeDe(portail().config.porteesActes, teteDe(acte))],
      }))}
    />
  </Card>
)
