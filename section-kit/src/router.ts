/**
 * The part of React Router that sections use. A shared module is not tree-shaken, so the whole router would cost every
 * visitor four times as much. Addresses carry no language prefix here: the router adds it. What an address says beyond
 * its path is read by `useSearchQuery`.
 */
export { Navigate, useHref, useLocation, useNavigate } from 'react-router-dom';
export { useParams } from './page/PageAddress';
export { useClosedByBack } from './page/useClosedByBack';
