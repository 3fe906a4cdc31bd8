import {
  ArrowLeft, ArrowRight, ArrowUpRight, Award, Bath, Briefcase, Building2, Calendar, Check, ChefHat, ChevronDown,
  ChevronLeft, ChevronRight, CircleAlert, CircleCheck, Clock, Download, Eye, EyeOff, Funnel, Globe, Hammer, HardHat,
  Heart, House, Info, LayoutDashboard, Leaf, Loader, LogOut, Mail, MapPin, Menu, Minus, Newspaper, Package,
  PaintBucket, Paintbrush, Percent, Phone, Plus, Search, ShieldCheck, ShoppingCart, SlidersHorizontal, Star, Sun,
  Tag, Trees, TriangleAlert, Truck, User, Users, Wrench, X, Zap,
} from 'lucide-react';

/**
 * Every icon of the product; each costs about 100 bytes of every first view. Named imports only: anything else would
 * ship the whole library.
 */
export const iconRegistry = {
  ArrowLeft, ArrowRight, ArrowUpRight, Award, Bath, Briefcase, Building2, Calendar, Check, ChefHat, ChevronDown,
  ChevronLeft, ChevronRight, CircleAlert, CircleCheck, Clock, Download, Eye, EyeOff, Filter: Funnel, Globe, Hammer,
  HardHat, Heart, Home: House, Info, LayoutDashboard, Leaf, Loader, LogOut, Mail, MapPin, Menu, Minus, Newspaper,
  Package, PaintBucket, Paintbrush, Percent, Phone, Plus, Search, ShieldCheck, ShoppingCart, SlidersHorizontal, Star,
  Sun, Tag, Trees, TriangleAlert, Truck, User, Users, Wrench, X, Zap,
} as const;

export type IconName = keyof typeof iconRegistry;

/** The names `Icon` knows, for galleries and tests. */
export const iconNames = Object.keys(iconRegistry) as IconName[];
