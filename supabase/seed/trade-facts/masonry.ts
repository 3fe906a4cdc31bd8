import type { TradeFacts } from './TradeFacts.ts';

export const masonry: TradeFacts = {
  trade: 'Masonry & Concrete',
  menu: [
    ['Tuckpointing', 'Rejointoiement', 18, 'sq ft'],
    ['Chimney repair', 'Réparation de cheminée', 850],
    ['Foundation crack repair', 'Réparation de fissures de fondation', 720],
    ['Concrete steps and walks', 'Marches et trottoirs de béton', 22, 'sq ft'],
    ['Parging', 'Crépi de fondation', 9, 'sq ft'],
    ['Stone veneer', 'Parement de pierre', 34, 'sq ft'],
    ['Brick replacement', 'Remplacement de briques', 420],
    ['Window sills', 'Allèges de fenêtre', 260, 'item'],
  ],
  habits: [
    ['mortar is matched to the old wall', 'le mortier est assorti au vieux mur'],
    ['salvaged brick is used where it fits', 'la brique récupérée sert là où elle convient'],
    ['concrete is poured only above five degrees', 'le béton n’est coulé qu’au-dessus de cinq degrés'],
    ['cracks are watched before they are filled', 'les fissures sont surveillées avant d’être remplies'],
    ['scaffolding is inspected every morning', 'l’échafaudage est inspecté chaque matin'],
  ],
};
