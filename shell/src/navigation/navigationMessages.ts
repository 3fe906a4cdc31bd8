import { defineMessages } from 'section-kit';

/** What each address is called in menus. Names stand alone, because lists show them without the title of their group. */
export const navigationMessages = defineMessages('shell.navigation', {
  en: {
    '/': 'Home', '/categories': 'All Categories', '/services': 'Professional Services', '/materials': 'Materials Catalogue',
    '/weekly-deals': 'Weekly Deals', '/weekly-flyer': 'Weekly Flyer', '/clearance': 'Clearance', '/deals': 'Deals',

    '/kitchen/sinks': 'Kitchen Sinks', '/kitchen/countertops': 'Countertops', '/kitchen/cabinets': 'Kitchen Cabinets', '/kitchen/backsplash': 'Backsplash',
    '/kitchen/hardware': 'Cabinet Hardware', '/kitchen/faucets': 'Kitchen Faucets', '/kitchen/materials': 'Kitchen Materials',
    '/bathroom/vanities': 'Vanities', '/bathroom/faucets': 'Bathroom Faucets', '/bathroom/tiles': 'Bathroom Tiles', '/bathroom/ceramics': 'Ceramics',
    '/bathroom/accessories': 'Bathroom Accessories', '/bathroom/materials': 'Bathroom Materials',
    '/flooring/tiles': 'Floor Tiles', '/flooring/hardwood': 'Hardwood', '/flooring/vinyl': 'Vinyl', '/flooring/carpet': 'Carpet', '/flooring/materials': 'Flooring Materials',
    '/indoor/security': 'Home Security', '/indoor/plumbing': 'Plumbing', '/indoor/bathroom-maintenance': 'Bathroom Maintenance', '/indoor/design': 'Interior Design', '/indoor/contractors': 'Indoor Contractors',

    '/outdoor/exterior-doors': 'Exterior Doors', '/outdoor/interior-doors': 'Interior Doors', '/outdoor/windows': 'Windows', '/outdoor/garage': 'Garage Doors', '/outdoor/door-essentials': 'Door Essentials',
    '/outdoor/siding': 'Siding', '/outdoor/roofing': 'Roofing', '/outdoor/commercial-roofing': 'Commercial Roofing', '/outdoor/roofing-panels': 'Roofing Panels', '/outdoor/roofing-materials': 'Roofing Materials',
    '/outdoor/landscaping': 'Landscaping', '/outdoor/lawn-care': 'Lawn Care', '/outdoor/fencing': 'Fencing', '/outdoor/pool': 'Pool',
    '/outdoor/security': 'Outdoor Security', '/outdoor/maintenance': 'Outdoor Maintenance', '/outdoor/design': 'Landscape Design', '/outdoor/contractors': 'Outdoor Contractors',

    '/services/assembly': 'Assembly', '/services/storage': 'Storage', '/services/cleaning': 'Cleaning', '/services/moving': 'Moving', '/services/pest-control': 'Pest Control', '/services/hvac': 'HVAC',

    '/financial/insured-mortgages': 'Insured Mortgages', '/financial/uninsured-mortgages': 'Uninsured Mortgages', '/financial/rate-renewals': 'Rate Renewals', '/financial/cash-out-refinancing': 'Cash-Out Refinancing',
    '/financial/blended-mortgages': 'Blended Mortgages', '/financial/home-equity-loans': 'Home Equity Loans', '/financial/helocs': 'HELOCs', '/financial/reverse-mortgages': 'Reverse Mortgages',
    '/financial/first-time-buyer-incentive': 'First-Time Buyer Incentive', '/financial/home-buyers-plan': 'Home Buyers’ Plan', '/financial/first-time-buyer-tax-credit': 'First-Time Buyer Tax Credit',
    '/financial/rural-northern-loans': 'Rural and Northern Loans', '/financial/provincial-programs': 'Provincial Programs', '/financial/cmhc-resources': 'CMHC Resources', '/financial/nonprofit-programs': 'Non-Profit Programs',
    '/financial/affordable-housing': 'Affordable Housing', '/financial/indigenous-housing': 'Indigenous Housing',
    '/financial/land-transfer-tax': 'Land Transfer Tax', '/financial/gst-hst-rebate': 'GST/HST Rebate', '/financial/home-office-deductions': 'Home Office Deductions', '/financial/energy-efficiency-grants': 'Energy Efficiency Grants',
    '/financial/default-insurance': 'Default Insurance', '/financial/title-insurance': 'Title Insurance', '/financial/homeowners-insurance': 'Homeowners Insurance',
    '/financial/affordability-calculator': 'Affordability Calculator', '/financial/rate-comparison': 'Rate Comparison', '/financial/credit-score-check': 'Credit Score Check', '/financial/credit-counseling': 'Credit Counselling',

    '/about': 'About Us', '/homeowners': 'Homeowners', '/designers': 'Designers', '/vendors': 'Vendors', '/contact': 'Contact', '/faq': 'FAQ',

    '/{product}-ads': '{{brand}} Ads', '/video-ads': 'Video Ads', '/email-marketing': 'Email Marketing', '/targeted-email-marketing': 'Targeted Email Marketing', '/custom-promotions': 'Custom Promotions', '/listings': 'Get Listed',
    '/websites': 'Websites', '/catalogue-placement': 'Catalogue Placement', '/rate-card': 'Rate Card', '/ai-lead-management': 'AI Lead Management', '/sms-messaging': 'SMS Messaging', '/live-chat': 'Live Chat', '/reporting': 'Reporting',
    '/blog': 'Blog', '/guides': 'Guides', '/events': 'Events', '/case-studies': 'Case Studies', '/demo': 'Book a Demo',
    '/partners': 'Partners', '/newsroom': 'Newsroom', '/careers': 'Careers', '/investor-relations': 'Investor Relations', '/login': 'Log In',
    '/sitemap': 'Sitemap', '/terms': 'Terms of Use', '/privacy': 'Privacy',
    '/auth': 'Sign In', '/signup': 'Sign Up', '/account': 'Dashboard', '/account/profile': 'Profile',

    shop: 'Shop and Hire', categories: 'Shop by Category', allCategories: 'View All Categories',
    indoor: 'Indoor Projects', kitchen: 'Kitchen', bathroom: 'Bathroom', flooring: 'Flooring', inside: 'Inside the Home',
    outdoor: 'Outdoor Projects', openings: 'Doors and Windows', envelope: 'Roofing and Siding', yard: 'Yard', outside: 'Outdoor Services',
    fixedPrice: 'Fixed Price Services',
    financial: 'Financial Services', mortgages: 'Mortgages and Loans', programs: 'Buyers and Programs', taxes: 'Taxes, Grants and Insurance', calculators: 'Calculators and Credit',
    about: 'About', advertise: 'Advertise', tools: 'Vendor Tools', resources: 'Resources', company: 'Company', legal: 'Site Information', account: 'Account',
  },
  fr: {
    '/': 'Accueil', '/categories': 'Toutes les catégories', '/services': 'Services professionnels', '/materials': 'Catalogue de matériaux',
    '/weekly-deals': 'Aubaines de la semaine', '/weekly-flyer': 'Circulaire de la semaine', '/clearance': 'Liquidation', '/deals': 'Aubaines',

    '/kitchen/sinks': 'Éviers de cuisine', '/kitchen/countertops': 'Comptoirs', '/kitchen/cabinets': 'Armoires de cuisine', '/kitchen/backsplash': 'Dosserets',
    '/kitchen/hardware': 'Quincaillerie d’armoires', '/kitchen/faucets': 'Robinetterie de cuisine', '/kitchen/materials': 'Matériaux de cuisine',
    '/bathroom/vanities': 'Meubles-lavabos', '/bathroom/faucets': 'Robinetterie de salle de bain', '/bathroom/tiles': 'Carreaux de salle de bain', '/bathroom/ceramics': 'Céramique',
    '/bathroom/accessories': 'Accessoires de salle de bain', '/bathroom/materials': 'Matériaux de salle de bain',
    '/flooring/tiles': 'Carreaux de plancher', '/flooring/hardwood': 'Bois franc', '/flooring/vinyl': 'Vinyle', '/flooring/carpet': 'Tapis', '/flooring/materials': 'Matériaux de revêtement de sol',
    '/indoor/security': 'Sécurité résidentielle', '/indoor/plumbing': 'Plomberie', '/indoor/bathroom-maintenance': 'Entretien de salle de bain', '/indoor/design': 'Design d’intérieur', '/indoor/contractors': 'Entrepreneurs, travaux intérieurs',

    '/outdoor/exterior-doors': 'Portes extérieures', '/outdoor/interior-doors': 'Portes intérieures', '/outdoor/windows': 'Fenêtres', '/outdoor/garage': 'Portes de garage', '/outdoor/door-essentials': 'Accessoires de portes',
    '/outdoor/siding': 'Revêtement extérieur', '/outdoor/roofing': 'Toiture', '/outdoor/commercial-roofing': 'Toiture commerciale', '/outdoor/roofing-panels': 'Panneaux de toiture', '/outdoor/roofing-materials': 'Matériaux de toiture',
    '/outdoor/landscaping': 'Aménagement paysager', '/outdoor/lawn-care': 'Entretien de pelouse', '/outdoor/fencing': 'Clôtures', '/outdoor/pool': 'Piscine',
    '/outdoor/security': 'Sécurité extérieure', '/outdoor/maintenance': 'Entretien extérieur', '/outdoor/design': 'Design paysager', '/outdoor/contractors': 'Entrepreneurs, travaux extérieurs',

    '/services/assembly': 'Assemblage', '/services/storage': 'Entreposage', '/services/cleaning': 'Ménage', '/services/moving': 'Déménagement', '/services/pest-control': 'Extermination', '/services/hvac': 'Chauffage et climatisation',

    '/financial/insured-mortgages': 'Prêts hypothécaires assurés', '/financial/uninsured-mortgages': 'Prêts hypothécaires non assurés', '/financial/rate-renewals': 'Renouvellement de taux', '/financial/cash-out-refinancing': 'Refinancement avec retrait',
    '/financial/blended-mortgages': 'Prêts à taux combiné', '/financial/home-equity-loans': 'Prêts sur valeur nette', '/financial/helocs': 'Marges de crédit hypothécaires', '/financial/reverse-mortgages': 'Prêts hypothécaires inversés',
    '/financial/first-time-buyer-incentive': 'Incitatif à l’achat d’une première propriété', '/financial/home-buyers-plan': 'Régime d’accession à la propriété', '/financial/first-time-buyer-tax-credit': 'Crédit d’impôt, première habitation',
    '/financial/rural-northern-loans': 'Prêts en milieu rural et nordique', '/financial/provincial-programs': 'Programmes provinciaux', '/financial/cmhc-resources': 'Ressources de la SCHL', '/financial/nonprofit-programs': 'Programmes sans but lucratif',
    '/financial/affordable-housing': 'Logement abordable', '/financial/indigenous-housing': 'Logement autochtone',
    '/financial/land-transfer-tax': 'Droits de mutation', '/financial/gst-hst-rebate': 'Remboursement de la TPS/TVH', '/financial/home-office-deductions': 'Déductions pour bureau à domicile', '/financial/energy-efficiency-grants': 'Subventions écoénergétiques',
    '/financial/default-insurance': 'Assurance prêt hypothécaire', '/financial/title-insurance': 'Assurance titres', '/financial/homeowners-insurance': 'Assurance habitation',
    '/financial/affordability-calculator': 'Calculatrice d’abordabilité', '/financial/rate-comparison': 'Comparaison de taux', '/financial/credit-score-check': 'Vérification de la cote de crédit', '/financial/credit-counseling': 'Consultation en crédit',

    '/about': 'Qui nous sommes', '/homeowners': 'Propriétaires', '/designers': 'Designers', '/vendors': 'Fournisseurs', '/contact': 'Nous joindre', '/faq': 'Foire aux questions',

    '/{product}-ads': 'Publicité {{brand}}', '/video-ads': 'Publicité vidéo', '/email-marketing': 'Marketing par courriel', '/targeted-email-marketing': 'Courriels ciblés', '/custom-promotions': 'Promotions sur mesure', '/listings': 'Inscrire mon entreprise',
    '/websites': 'Sites Web', '/catalogue-placement': 'Placement au catalogue', '/rate-card': 'Grille tarifaire', '/ai-lead-management': 'Gestion des demandes par IA', '/sms-messaging': 'Messages texte', '/live-chat': 'Clavardage', '/reporting': 'Rapports',
    '/blog': 'Blogue', '/guides': 'Guides', '/events': 'Événements', '/case-studies': 'Études de cas', '/demo': 'Réserver une démo',
    '/partners': 'Partenaires', '/newsroom': 'Salle de presse', '/careers': 'Carrières', '/investor-relations': 'Relations avec les investisseurs', '/login': 'Ouvrir une session',
    '/sitemap': 'Plan du site', '/terms': 'Conditions d’utilisation', '/privacy': 'Confidentialité',
    '/auth': 'Se connecter', '/signup': 'S’inscrire', '/account': 'Tableau de bord', '/account/profile': 'Profil',

    shop: 'Magasiner et embaucher', categories: 'Magasiner par catégorie', allCategories: 'Voir toutes les catégories',
    indoor: 'Projets intérieurs', kitchen: 'Cuisine', bathroom: 'Salle de bain', flooring: 'Revêtements de sol', inside: 'Dans la maison',
    outdoor: 'Projets extérieurs', openings: 'Portes et fenêtres', envelope: 'Toiture et revêtement', yard: 'Terrain', outside: 'Services extérieurs',
    fixedPrice: 'Services à prix fixe',
    financial: 'Services financiers', mortgages: 'Hypothèques et prêts', programs: 'Acheteurs et programmes', taxes: 'Impôts, subventions et assurances', calculators: 'Calculatrices et crédit',
    about: 'À propos', advertise: 'Annoncer', tools: 'Outils pour fournisseurs', resources: 'Ressources', company: 'Entreprise', legal: 'À propos du site', account: 'Compte',
  },
});
