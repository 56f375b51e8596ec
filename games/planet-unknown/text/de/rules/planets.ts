import type { planets as enPlanets } from '../../en/rules/planets.ts';

export const planets: Record<keyof typeof enPlanets, string> = {
  'PU-PLANET-01': 'Ihr könnt Standard- und Spezialplaneten in einer Partie mischen.',
  'PU-PLANET-02':
    'Die Legeregel deines Spezialplaneten befolgst du, solange es geht. Würde nur sie das Spiel beenden, darfst du sie bei diesem Plättchen übergehen.',
  'PU-PLANET-03':
    'Felder, auf denen Rettungskapseln stehen, sind Land. Auf Petra liegt eines davon zugleich auf einer Stromlinie.',
  'PU-PLANET-04':
    'Zeigt dein Planet nichts anderes, sind seine Reihen und Spalten 1, 1, 1, 2, 2, 3, 3, 2, 2, 1, 1, 1 Medaillen wert.',

  'PU-K273-01': 'Auf K-273 darf ein Plättchen entweder Eis oder Land überdecken, nicht beides zugleich.',
  'PU-K273-02': 'Auf K-273 sind die Felder mit Rettungskapseln Land.',

  'PU-GAIA-01': 'Gaia hat 8 Städte auf Land. Jede, die am Ende offen ist, bringt 2 Medaillen.',
  'PU-GAIA-02': 'Eine offene Stadt ist ein leeres Feld: Ihre Reihe und ihre Spalte zählen nicht.',
  'PU-GAIA-03': 'Medaillen für Städte zählen zu deinen Reihen und Spalten.',

  'PU-PERS-01':
    'Jedes Viertel von Persephone verbietet ein Symbol: oben links Bevölkerung, oben rechts Energie, unten links Technologie, unten rechts Wasser. Kein Plättchen darf dieses Symbol dorthin bringen.',
  'PU-PERS-02':
    'Es kommt nur auf das Feld mit dem Symbol an. Andere Felder dieser Gebietsart dürfen dort liegen, und ein Plättchen darf mehrere Viertel berühren.',
  'PU-PERS-03': 'Bonusplättchen haben kein Symbol und dürfen in jedes Viertel.',
  'PU-PERS-04': 'Hier zählt das gedruckte Symbol, auch wenn Jump Drive es als Energie nutzt.',

  'PU-ARA-01':
    'Arashis Ring sind die zwei längsten Reihen. Ein Plättchen auf dem Ring muss auch mindestens ein Feld außerhalb überdecken.',
  'PU-ARA-02': 'Auf Arashis Ring dürfen keine Bonusplättchen liegen.',
  'PU-ARA-03': 'Die Felder des Rings sind Land, kein Eis.',
  'PU-ARA-04': 'Außerhalb des Rings heißt: ein Feld in einer anderen Reihe.',
  'PU-ARA-05': 'Der Ring bleibt für Bonusplättchen immer tabu. Gibt es kein anderes Feld, verfällt das Bonusplättchen.',

  'PU-PET-01':
    'Petra hat kein Eis: Wasserplättchen bringen beim Legen kein Wasser voran. Andere Effekte tun es weiterhin.',
  'PU-PET-02':
    'Offene Stromlinien darfst du wie Energiefelder nutzen. Sie verlängern dein Energie-Gebiet, wenn du ein Energiesymbol auswertest, selbst unter einer Rettungskapsel.',
  'PU-PET-03':
    'Am Ende zählen offene Stromlinien in Gebieten, Rechtecken, Reihen und Spalten als Energiefelder. Ein Energiesymbol haben sie nicht.',
  'PU-PET-04': 'Eine Stromlinie mit Rettungskapsel ist für ihre Reihe und Spalte ein leeres Feld.',
  'PU-PET-05':
    'An eine bloße Stromlinie kannst du nicht anlegen, aber du darfst Plättchen und Bonusplättchen darauflegen.',
  'PU-PET-06':
    'Für deine Rover darfst du eine offene Stromlinie als Energie ansehen. Das Ereignis, das Rovern Energie verbietet, sperrt sie nicht.',
  'PU-PET-07': 'Am Ende ist eine Gruppe offener Stromlinien auch ohne Energieplättchen ein Energie-Gebiet.',

  'PU-TAR-01': 'Der Graben teilt Tartarus in zwei Hälften. Ein Plättchen muss ganz auf einer Seite liegen.',
  'PU-TAR-02': 'Rover können nicht gerade über den Graben fahren.',
  'PU-TAR-03': 'Ein Rover, der schräg fahren darf, kommt nur an den zwei Lücken über den Graben.',
  'PU-TAR-04': 'Für Teleportieren, Angrenzen und Gebiete spielt der Graben keine Rolle.',
  'PU-TAR-05': 'Bonusplättchen sind nur ein Feld groß; der Graben stört sie nie.',
  'PU-TAR-06': 'Außer an den Lücken bleibt jede schräge Bewegung auf einer Seite des Grabens.',

  'PU-CER-01': 'Cerberus besteht aus drei Planeten. Jeder, den du vollständig überdeckst, bringt 2 Medaillen extra.',
  'PU-CER-02': 'Reihen und Spalten gehen bei Cerberus durch alle drei Planeten.',

  'PU-CHA-01':
    'Auf Charybdis muss dein erstes Plättchen statt des Rands eines der vier Felder in der Mitte überdecken.',
  'PU-CHA-02':
    'Auf Charybdis kommt auch ein Bonusplättchen vor deinem ersten Plättchen auf eines der vier mittleren Felder.',

  'PU-KAAX-01':
    'Auf K’Aax dürfen Rover nicht auf offene Giftfelder fahren. Überdeckst du sie mit Plättchen oder Bonusplättchen, ist der Weg frei.',
  'PU-KAAX-02': 'Auch teleportieren dürfen Rover nicht auf offene Giftfelder.',

  'PU-LAC-01': 'Die 15 Löcher von Lacuna sind keine Felder: Nichts darf darauf liegen, kein Rover kann hinein.',
  'PU-LAC-02': 'Für volle Reihen und Spalten brauchst du die Löcher nicht.',
  'PU-LAC-03': 'Ein Loch macht die Felder daneben nicht zu Randfeldern. Rand ist nur der äußere Rand von Lacuna.',

  'PU-OBL-01': 'Oblivion ist ein Rahmen um eine leere Mitte. Weitere Legeregeln gibt es nicht.',
  'PU-OBL-02': 'Auf Oblivion sind nur die äußersten Reihen und Spalten Rand.',

  'PU-PAJ-01':
    'Auf Pajitnov musst du ein Plättchen hineinschieben können: Aus mindestens einer Richtung darf es ein Feld vor dem Ziel nichts Gelegtes überlappen. Außerhalb des Rasters gilt als frei.',
  'PU-PAJ-02': 'Bonusplättchen brauchst du auf Pajitnov nicht hineinzuschieben.',

  'PU-FAQ-01':
    'Ist ein Marker unter einen Meilenstein gefallen? Was er brachte, behältst du – und bekommst es beim nächsten Erreichen wieder.',
  'PU-FAQ-02':
    'Erreichst du einen Rover-Meilenstein erneut, gibt es nur einen Rover, wenn noch einer beim Konzern wartet.',
  'PU-FAQ-03': 'Einen zerstörten Rover bekommst du nicht wieder.',
  'PU-FAQ-04': 'Aus einem leeren Bevölkerungsstapel gibt es keine Karte.',
  'PU-FAQ-05':
    'Als Kommandant darfst du das Spiel absichtlich beenden, indem du einen Sektor wählst, aus dem nichts passt.',
  'PU-FAQ-06': 'Eine Reihe oder Spalte, in der noch eine Rettungskapsel steht, ist nicht vollständig.',
  'PU-FAQ-07': 'Bei Zielen machen Bonusplättchen Biomasse-Gebiete größer, sind für sich aber keines.',
  'PU-FAQ-08': 'Stehen beide Nachbarn bei 0, bekommen beide die Medaillen für Gleichstand.',
  'PU-FAQ-09': 'Ein Ziel mit 2×5 Feldern darfst du auch als 5×2 erfüllen.',
  'PU-FAQ-10':
    'Planetenlotterie und Glücksspielabgabe bringen erst in den Schlussschritten einen Marker voran. Boni daraus nutzt du noch.',
  'PU-FAQ-11': 'Der weitere Rover durch Ereignis 65 im Solomodus kommt zu denen deines Konzerns hinzu.',
};
