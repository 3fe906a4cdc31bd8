export { PriceRange as PriceSlider } from 'shared-ui/amounts';
